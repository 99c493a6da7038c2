import { generatePage } from '@plumbline/scripts/generate-pages';
import { type Auditor, createAuditPool } from '@plumbline/server/audit-pool';
import type { FigureGroup } from './figure.ts';
import { compareSlow } from './measure.ts';

const accounts = 10;
const pagesOfAccount = 9;
const rounds = 15;
const most = 1.03;

const pages = (['shop-list', 'news-article', 'documentation'] as const).flatMap((kind) =>
	[10_000, 50_000, 100_000].map((bytes) => generatePage(kind, bytes).html),
);

/** Time to audit many pages when accounts take turns, against the same pages of a single owner. */
export async function fairQueue(): Promise<FigureGroup> {
	const pool = createAuditPool();
	try {
		const inTurns = Array.from({ length: accounts }, (_, id) => pool.forAccount(id));
		const [alone, fair] = await compareSlow(
			[
				{ name: 'one owner', run: () => auditAll([pool]) },
				{ name: 'accounts in turns', run: () => auditAll(inTurns) },
			],
			rounds,
		);
		return group(alone?.median ?? 1, fair?.median ?? Number.POSITIVE_INFINITY);
	} finally {
		await pool.close();
	}
}

/** The same pages for each caller, all waiting at once. */
async function auditAll(auditors: readonly Auditor[]): Promise<void> {
	const audits = Array.from({ length: accounts * pagesOfAccount }, (_, turn) =>
		auditors[turn % auditors.length]?.run({
			html: { kind: 'text', text: pages[turn % pages.length] ?? '' },
			mostBytes: 1_000_000,
			options: { geo: 'us' },
		}),
	);
	await Promise.all(audits);
}

function group(aloneMs: number, fairMs: number): FigureGroup {
	const ratio = fairMs / aloneMs;
	const count = accounts * pagesOfAccount;
	return {
		title: 'Accounts take turns',
		method: `${count} pages of 10 to 100 kB in the pool of the server, all waiting at once: of ${accounts} accounts, and of one owner; medians of ${rounds} rounds in turns.`,
		figures: [
			{
				name: `${accounts} accounts against one owner`,
				measured: `${ratio.toFixed(2)}× (${fairMs.toFixed(0)} ms against ${aloneMs.toFixed(0)} ms)`,
				aim: `≤ ${most}×`,
				holds: ratio <= most,
				bar: { value: ratio, aim: most, isAim: 'most', unit: '×' },
			},
		],
	};
}
