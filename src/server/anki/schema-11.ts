/** The tables of an Anki collection, schema 11, as Anki creates them. */
export const schema11 = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
  ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
  models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
  usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
  flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
  mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
  ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null,
  odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
  ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);`

const css = '.card { font-family: arial; font-size: 20px; text-align: center; color: black; background-color: white; }'
const latexPre =
  '\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\setlength{\\parindent}{0in}\n\\begin{document}\n'

/** The settings that a collection keeps as JSON: a deck, a Basic note type and Anki's defaults for the rest. */
export function collectionSettings(ids: {
  deckId: number
  notetypeId: number
  deckName: string
  seconds: number
  nextNew: number
}): Record<'conf' | 'models' | 'decks' | 'dconf', string> {
  const { deckId, notetypeId, deckName, seconds, nextNew } = ids
  const today = { lrnToday: [0, 0], revToday: [0, 0], newToday: [0, 0], timeToday: [0, 0] }
  const deck = {
    mod: seconds,
    usn: -1,
    desc: '',
    dyn: 0,
    collapsed: false,
    browserCollapsed: false,
    conf: 1,
    extendNew: 10,
    extendRev: 50,
    ...today,
  }
  const field = (name: string, ord: number) => ({
    name,
    ord,
    sticky: false,
    rtl: false,
    font: 'Arial',
    size: 20,
    media: [],
  })
  const template = {
    name: 'Card 1',
    ord: 0,
    qfmt: '{{Front}}',
    afmt: '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}',
    bqfmt: '',
    bafmt: '',
    did: null,
  }
  const model = {
    id: notetypeId,
    name: 'Basic (Revisewell)',
    type: 0,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: deckId,
    tmpls: [template],
    flds: [field('Front', 0), field('Back', 1)],
    css,
    latexPre,
    latexPost: '\\end{document}',
    tags: [],
    vers: [],
    req: [[0, 'any', [0]]],
  }
  const options = {
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    new: { bury: true, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 7], order: 1, perDay: 20, separate: true },
    rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36500, minSpace: 1, perDay: 200 },
    lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
    dyn: false,
  }
  const conf = {
    nextPos: nextNew,
    estTimes: true,
    activeDecks: [1],
    sortType: 'noteFld',
    timeLim: 0,
    sortBackwards: false,
    addToCur: true,
    curDeck: 1,
    newBury: true,
    newSpread: 0,
    dueCounts: true,
    curModel: String(notetypeId),
    collapseTime: 1200,
  }
  return {
    conf: JSON.stringify(conf),
    models: JSON.stringify({ [notetypeId]: model }),
    decks: JSON.stringify({
      1: { ...deck, id: 1, name: 'Default' },
      [deckId]: { ...deck, id: deckId, name: deckName },
    }),
    dconf: JSON.stringify({ 1: options }),
  }
}
