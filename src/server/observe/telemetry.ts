import { AsyncLocalStorage } from 'node:async_hooks'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Meter, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Settings } from '../settings.ts'
import type { Observed, Observer } from './observer.ts'

const NAME = 'revisewell'
/** Seconds: most answers take a few milliseconds, and a request waits at most half a minute for a new leader. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const EXPORT_EVERY_MS = 15_000
/** A statement's text has no values, but may be long. */
const MOST_TEXT = 300
const NANOSECONDS = 1e9
const MICROSECONDS = 1e6

/** OpenTelemetry's own libraries: metrics to read at METRICS_PORT, and metrics and traces sent to OTLP_URL. */
export async function openTelemetry(
  { otlpUrl, metricsPort, host }: Pick<Settings, 'otlpUrl' | 'metricsPort' | 'host'>,
  observed: Observed,
): Promise<Observer> {
  const resource = resourceFromAttributes({ 'service.name': NAME })
  const prometheus = metricsPort === undefined ? [] : [await startPrometheus({ host, port: metricsPort })]
  const sent =
    otlpUrl === undefined
      ? []
      : [
          new PeriodicExportingMetricReader({
            exporter: new OTLPMetricExporter({ url: `${otlpUrl}/v1/metrics` }),
            exportIntervalMillis: EXPORT_EVERY_MS,
          }),
        ]
  const meters = new MeterProvider({ resource, readers: [...prometheus, ...sent] })
  const tracers =
    otlpUrl === undefined
      ? undefined
      : new TracerProvider({
          resource,
          spanProcessors: [
            new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${otlpUrl}/v1/traces` }) }),
          ],
        })
  const tracer = tracers?.getTracer(NAME)
  const meter = meters.getMeter(NAME)
  const stopWatching = watchProcess(meter, observed)
  const durations = meter.createHistogram('revisewell_request_seconds', {
    description: 'How long requests took, by method, route and status',
    advice: { explicitBucketBoundaries: buckets },
  })
  const givenUp = meter.createCounter('revisewell_jobs_given_up', { description: 'Jobs that failed for the last time' })
  const current = new AsyncLocalStorage<Span>()

  return {
    async request(id, work, told) {
      const began = performance.now()
      const span = tracer?.startSpan('request', { kind: SpanKind.SERVER, attributes: { 'revisewell.request_id': id } })
      try {
        return await (span ? current.run(span, work) : work())
      } finally {
        const { method, route, status } = told()
        const attributes = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status }
        durations.record((performance.now() - began) / 1000, { method, route, status: String(status) })
        span?.updateName(`${method} ${route}`)
        span?.setAttributes(attributes)
        if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      }
    },
    async statement(text, work) {
      const parent = current.getStore()
      if (!tracer || !parent) return work()
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MOST_TEXT) }
      const span = tracer.startSpan(
        'statement',
        { kind: SpanKind.CLIENT, attributes },
        trace.setSpan(ROOT_CONTEXT, parent),
      )
      try {
        return await work()
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    jobGivenUp: (queue) => givenUp.add(1, { queue }),
    async close() {
      stopWatching()
      await meters.shutdown()
      await tracers?.shutdown()
    },
  }
}

async function startPrometheus({ host, port }: { host: string; port: number }): Promise<PrometheusExporter> {
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true, appendTimestamp: false })
  await exporter.startServer()
  return exporter
}

/** What the process is like at the moment of the question. */
function watchProcess(meter: Meter, { sockets }: Observed): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  meter
    .createObservableGauge('revisewell_sockets', { description: 'Live sockets that are open' })
    .addCallback((gauge) => gauge.observe(sockets()))
  meter
    .createObservableGauge('revisewell_memory_bytes', { description: 'Memory of the process' })
    .addCallback((gauge) => gauge.observe(process.memoryUsage.rss()))
  meter
    .createObservableCounter('revisewell_cpu_seconds', { description: 'Processor time of the process' })
    .addCallback((counter) => {
      const { user, system } = process.cpuUsage()
      counter.observe((user + system) / MICROSECONDS)
    })
  meter
    .createObservableGauge('revisewell_event_loop_delay_seconds', {
      description: 'How late the event loop was at most since the last question',
    })
    .addCallback((gauge) => {
      gauge.observe(delay.max / NANOSECONDS)
      delay.reset()
    })
  return () => delay.disable()
}
