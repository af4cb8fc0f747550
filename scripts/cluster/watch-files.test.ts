import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { deployFolder } from './fill-in.ts'

const read = (file: string) => readFileSync(path.join(deployFolder, file), 'utf8')
const root = path.join(deployFolder, '..', '..')
const Alerts = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
})
const rules = Alerts.parse(parse(read('watch/alerts.yml'))).groups.flatMap((group) => group.rules)
const Dashboard = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) })
const panels = Dashboard.parse(JSON.parse(read('watch/grafana-dashboard.json'))).panels

test('every alert has its line in the runbook, and every line its alert', () => {
  const watch = readFileSync(path.join(root, 'docs', 'OPERATIONS.md'), 'utf8').split('## What to watch')[1] ?? ''
  const lines = [...watch.matchAll(/^\| ([A-Z]\w+) \| /gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'Alert')
  expect(rules.map(({ alert }) => alert)).toEqual(lines)
})

test('alerts and dashboard ask for figures that there are', () => {
  const ours = readFileSync(path.join(root, 'src', 'server', 'observe', 'telemetry.ts'), 'utf8')
  const kept = new Set([...ours.matchAll(/'(revisewell_\w+)'/g)].map(([, name = '']) => name))
  // Prometheus adds an ending to counters and to the parts of a histogram.
  const asked = [...rules, ...panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) =>
    [...expr.matchAll(/revisewell_\w+/g)].map(([name]) => name.replace(/_(total|count|bucket)$/, '')),
  )
  expect(asked.filter((name) => !kept.has(name))).toEqual([])
  expect(asked.length).toBeGreaterThan(10)
})
