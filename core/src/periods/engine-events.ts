import { type DayRange, parseDay } from '../days/time.ts';

export const engineEventKinds = ['core_update', 'spam_update', 'miscounted_impressions'] as const;

export type EngineEventKind = (typeof engineEventKinds)[number];

/** An event at a search engine that figures of all sites may show. Its days are those of the engine. */
export interface EngineEvent {
	readonly kind: EngineEventKind;
	readonly from: string;
	readonly to: string;
	/** Where the search engine says so. */
	readonly source: string;
}

/** A change of how the engine ranks, other than a fault of its figures. */
export interface EngineUpdate extends EngineEvent {
	readonly kind: Exclude<EngineEventKind, 'miscounted_impressions'>;
}

interface ReadEvent extends EngineEvent {
	/** The day on which the source was read. */
	readonly read: string;
}

const incidents = 'https://status.search.google.com/incidents';
const anomalies = 'https://support.google.com/webmasters/answer/6211453';
const read = '2026-11-27';

/** The newest state of Google’s lists that is known here. Whether there were updates since is unknown. */
export const engineEventsKnownTo = '2026-10-09';

// Newest first. Days are Pacific ones, as in Search Console. Google names an update after the month in
// which it begins. No source, no entry: a later event is one line.
// biome-ignore format: one line each, as a later entry is one line
const ofGoogle: readonly ReadEvent[] = [
	{ kind: 'spam_update', from: '2026-09-24', to: '2026-10-08', source: `${incidents}/XhUDXP7A67iHCD2kmbVu`, read },
	{ kind: 'spam_update', from: '2026-08-18', to: '2026-08-21', source: `${incidents}/LEubPCm2octf2uMqCFKE`, read },
	{ kind: 'spam_update', from: '2026-06-24', to: '2026-06-26', source: `${incidents}/YUX1peHev5a4fkxLDiUQ`, read },
	{ kind: 'core_update', from: '2026-05-21', to: '2026-06-02', source: `${incidents}/wdAXJk6LRRihEjpzEeWE`, read },
	{ kind: 'core_update', from: '2026-03-27', to: '2026-04-08', source: `${incidents}/7eTbAa2jWdToLkraZj5y`, read },
	{ kind: 'spam_update', from: '2026-03-24', to: '2026-03-25', source: `${incidents}/VbnSXAH4SmEcxPtx4YSD`, read },
	{ kind: 'core_update', from: '2025-12-11', to: '2025-12-29', source: `${incidents}/DsirqJ1gpPRgVQeccPRv`, read },
	{ kind: 'spam_update', from: '2025-08-26', to: '2025-09-22', source: `${incidents}/a7Aainy6E9rZsmfq82xt`, read },
	{ kind: 'core_update', from: '2025-06-30', to: '2025-07-17', source: `${incidents}/riq1AuqETW46NfBCe5NT`, read },
	{ kind: 'miscounted_impressions', from: '2025-05-13', to: '2026-04-27', source: anomalies, read },
	{ kind: 'core_update', from: '2025-03-13', to: '2025-03-27', source: `${incidents}/zpmwuSwifjDjfrVdaZUx`, read },
];

/** The known events of the engine of a series that touch one of the ranges, newest first. */
export function engineEventsIn(
	engineKey: string | null,
	...ranges: readonly (DayRange | null)[]
): readonly EngineEvent[] {
	const known = isOfGoogle(engineKey) ? ofGoogle : [];
	return known
		.filter((event) => ranges.some((range) => range !== null && daysWithin(event, range) > 0))
		.map(({ read: _, ...event }) => event);
}

export const isUpdate = (event: EngineEvent): event is EngineUpdate =>
	event.kind !== 'miscounted_impressions';

/**
 * Whether impressions of both ranges were counted alike. If not, CTR and position, which rest on
 * them, are not comparable either; clicks are.
 */
export function impressionsAlike(
	engineKey: string | null,
	period: DayRange,
	before: DayRange,
): boolean {
	return engineEventsIn(engineKey, period, before)
		.filter(({ kind }) => kind === 'miscounted_impressions')
		.every((fault) => isWhollyIn(fault, period) && isWhollyIn(fault, before));
}

/** Search engines are named as in `google_us__mobile`. */
export const isOfGoogle = (engineKey: string | null) => /^google(_|$)/u.test(engineKey ?? '');

const isWhollyIn = (event: EngineEvent, range: DayRange) =>
	daysWithin(event, range) === range.to - range.from + 1;

function daysWithin(event: EngineEvent, { from, to }: DayRange): number {
	const first = Math.max(from, parseDay(event.from) ?? to + 1);
	return Math.max(0, Math.min(to, parseDay(event.to) ?? first - 1) - first + 1);
}
