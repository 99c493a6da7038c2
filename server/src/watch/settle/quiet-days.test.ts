import { expect, it } from 'vitest';
import { pageStateOf } from '../../changes/history/page-state.ts';
import { auditedPage } from '../../testing/audited-page.ts';
import { createRandom, simulatedClicks } from '../../testing/simulated-clicks.ts';
import { clicksBelowNoise } from '../look/clicks-below-noise.ts';
import { type Fault, type FaultKind, faultKinds, type Look } from '../look/fault.ts';
import { lookAtAudit } from '../look/look-at-audit.ts';
import { lookAtRanks } from '../look/look-at-ranks.ts';
import { isPage, type SeenSubject } from '../look/look-at-subject.ts';
import { newsOf } from '../messages/news.ts';
import type { KnownSubject } from './known-subjects.store.ts';
import { isWaiting, nextLookMs } from './next-look.ts';
import { dueFaultLooks, type KnownFault, settleFaults } from './settle-faults.ts';
import { settleSubject } from './settle-subject.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface Trouble {
	readonly fromMs: number;
	readonly toMs: number;
	readonly fault: Fault;
}

/** An outage or a deploy a day, over within eight minutes, on 90 days of one page. */
function shortTroubles(random: () => number): readonly Trouble[] {
	const kinds: readonly Fault[] = [
		{ kind: 'error_status', detail: '503' },
		{ kind: 'unreachable', detail: 'timeout' },
		{ kind: 'noindex', detail: 'a deploy of the staging settings' },
		{ kind: 'title', detail: 'an empty cache' },
	];
	return Array.from({ length: 90 }, () => {
		const fromMs = random() * 90 * day;
		const fault = kinds[Math.floor(random() * kinds.length)]!;
		return { fromMs, toMs: fromMs + random() * 8 * minute, fault };
	});
}

const judged = new Set(faultKinds);

/** Looks every hour, and again whenever something waits for confirmation. */
function watchFor90Days(lookAt: (nowMs: number) => Look) {
	let faults: readonly KnownFault[] | null = null;
	const messages: string[] = [];
	let suspicions = 0;
	for (let nowMs = 0; nowMs < 90 * day; ) {
		const settled = settleFaults(faults, lookAt(nowMs), nowMs);
		faults = settled.faults;
		if (faults?.some(({ state }) => state === 'suspected')) suspicions++;
		messages.push(...settled.opened.map(({ kind }) => kind));
		messages.push(...settled.cleared.map(({ kind }) => `well: ${kind}`));
		const hour = Math.floor(nowMs / (60 * minute) + 1) * 60 * minute;
		nowMs = Math.min(hour, ...dueFaultLooks(faults ?? []));
	}
	return { messages, suspicions };
}

it('reports no short outages and deploys in 90 days', () => {
	const random = createRandom(3);
	for (let page = 0; page < 20; page++) {
		const troubles = shortTroubles(random);
		const { suspicions, messages } = watchFor90Days((nowMs) => ({
			judged,
			faults: troubles
				.filter(({ fromMs, toMs }) => nowMs >= fromMs && nowMs < toMs)
				.map(({ fault }) => fault)
				.filter(({ kind }, index, all) => all.findIndex((one) => one.kind === kind) === index),
		}));
		expect(messages).toEqual([]);
		expect(suspicions).toBeGreaterThan(0);
	}
});

it('reports nothing about a server that answers one request in fifty with an error', () => {
	const random = createRandom(4);
	for (let page = 0; page < 20; page++) {
		const { suspicions, messages } = watchFor90Days(() => ({
			judged,
			faults: random() < 0.02 ? [{ kind: 'error_status', detail: '503' }] : [],
		}));
		expect(messages).toEqual([]);
		expect(suspicions).toBeGreaterThan(0);
	}
});

it('reports a lasting fault once, and its end once', () => {
	const fault: Fault = { kind: 'canonical', detail: 'https://elsewhere.example/' };
	const { messages } = watchFor90Days((nowMs) => ({
		judged,
		faults: nowMs > 30 * day && nowMs < 60 * day ? [fault] : [],
	}));
	expect(messages).toEqual(['canonical', 'well: canonical']);
});

const pages = 30;
const schedule = 360 * minute;

type Seen = Omit<SeenSubject, 'subject' | 'url'>;

function seenPage(head: string, advertisements: number): Seen {
	const links = '<a href="https://shop.example/">Buy it here</a> '.repeat(advertisements * 7);
	const page = auditedPage(head, {}, { body: `<p>Rye bread. ${links}</p>` });
	const { digest, report } = page.result;
	const { fields } = pageStateOf({ digest: digest!, report, status: 200 });
	return { look: lookAtAudit(page), fields };
}

/** Answers with rotating advertisements; each is audited once. */
function pageAnswers(random: () => number) {
	const known = new Map<string, Seen>();
	return (head: string): Seen => {
		const advertisements = Math.floor(random() * 3);
		const key = `${advertisements} ${head}`;
		const seen = known.get(key) ?? seenPage(head, advertisements);
		known.set(key, seen);
		return seen;
	};
}

const lookAtStatus = (status: number) => lookAtAudit(auditedPage('', { status }));
const [busy, timeout] = [
	lookAtStatus(503),
	lookAtAudit({ kind: 'unreachable', url: '', reason: 'timeout', detail: 'timeout' }),
];

/** A site with a deploy a day, a server that flaps, rotating contents, and figures with their noise. */
function noisySite(random: () => number) {
	const answer = pageAnswers(random);
	const deploys = Array.from({ length: 90 }, (_, number) => {
		const fromMs = (number + random()) * day;
		const effects = ['busy', 'noindex', 'untitled'] as const;
		const effect = effects[Math.floor(random() * effects.length)]!;
		return { fromMs, toMs: fromMs + random() * 8 * minute, effect };
	});
	const pageAt = (page: number, nowMs: number): Seen => {
		const deploy = deploys.find(({ fromMs, toMs }) => nowMs >= fromMs && nowMs < toMs)?.effect;
		const luck = random();
		if (deploy === 'busy' || luck < 0.01) return { look: busy };
		if (luck < 0.015) return { look: timeout };
		const variant = page < 3 && random() < 0.5 ? 'Rye bread, fresh' : 'Rye bread';
		const title = deploy === 'untitled' ? '' : `<title>${variant} ${page}</title>`;
		return answer(deploy === 'noindex' ? `${title}<meta name="robots" content="noindex">` : title);
	};
	const sitemapAt = (): Look => ({
		faults: random() < 0.02 ? [{ kind: 'sitemap', detail: '' }] : [],
		judged: new Set(['sitemap']),
	});
	const ranks = Array.from({ length: pages }, (_, page) =>
		Array.from({ length: 120 }, () => Math.max(1, Math.round(page / 2 + 3 * random()))),
	);
	const days = 40 * 7;
	const clicks = simulatedClicks({ pages: 60, days, clicksPerDay: 10 }, random);
	const weeks = clicks.map((ofPage) =>
		Array.from({ length: days / 7 }, (_, week) =>
			ofPage.slice(week * 7, week * 7 + 7).reduce((sum, count) => sum + count, 0),
		),
	);
	const figuresOn = (today: number): readonly SeenSubject[] => {
		const known = weeks.map((ofPage) => ofPage.slice(0, 27 + Math.floor(today / 7)));
		const site = known[0]!.map((_, week) => known.reduce((sum, one) => sum + one[week]!, 0));
		const falls = clicksBelowNoise(
			known.map((ofPage, pageId) => ({ pageId, clicks: ofPage })),
			site,
		);
		return [
			...ranks.map((ofKeyword, page) => ({
				subject: `rank google ${page}`,
				url: `/${page}`,
				look: lookAtRanks(`bread ${page}`, ofKeyword.slice(0, today + 30)),
			})),
			...[...falls].map(([page, fall]) => ({
				subject: `clicks /${page}`,
				url: `/${page}`,
				look: {
					faults: fall === null ? [] : [{ kind: 'clicks' as const, detail: '' }],
					judged: new Set<FaultKind>(['clicks']),
				},
			})),
		];
	};
	return { figuresOn, pageAt, sitemapAt };
}

it('sends no message in 90 days of flapping, rotation, deploys and noise together', () => {
	const random = createRandom(90);
	const site = noisySite(random);
	const names = [...Array.from({ length: pages }, (_, page) => `/${page}`), 'sitemap /'];
	const known = new Map<string, KnownSubject>();
	const messages: unknown[] = [];
	let suspicions = 0;
	const look = (subject: string, nowMs: number): SeenSubject => ({
		subject,
		url: subject,
		...(isPage(subject)
			? site.pageAt(Number(subject.slice(1)), nowMs)
			: { look: site.sitemapAt() }),
	});
	const settle = (seen: readonly SeenSubject[], nowMs: number) => {
		const settled = seen.flatMap((one) => {
			const after = settleSubject(known.get(one.subject) ?? null, one, { nowMs });
			if (after === null) return [];
			known.set(one.subject, after.known);
			return [{ ...after, url: one.url }];
		});
		messages.push(...newsOf(settled));
	};
	for (let nowMs = 0; nowMs < 90 * day; nowMs += schedule) {
		const figures = nowMs % day === 0 ? site.figuresOn(nowMs / day) : [];
		settle([...names.map((subject) => look(subject, nowMs)), ...figures], nowMs);
		for (let due = nextLookMs(known.values(), nowMs); due !== null && due < nowMs + schedule; ) {
			const atMs = due;
			const waiting = [...known].filter(([, one]) => isWaiting(one));
			suspicions += waiting.length;
			settle(
				waiting.map(([subject]) => look(subject, atMs)),
				atMs,
			);
			due = nextLookMs(known.values(), atMs);
		}
	}
	expect(messages).toEqual([]);
	expect(suspicions).toBeGreaterThan(200);
});
