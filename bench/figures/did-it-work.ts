import { didItWork as measure } from '@plumbline/server/did-it-work';
import { type TrialResults, type Trials, trialsOf } from '@plumbline/server/effect-trials';
import { createRandom, simulatedClicks } from '@plumbline/server/simulated-clicks';
import { lifelikeFigures, lifelikeMethod } from './did-it-work/lifelike-figures.ts';
import { welchClaims } from './did-it-work/welch-claims.ts';
import { atLeast, atMost, type Figure, type FigureGroup } from './figure.ts';
import { compare } from './measure.ts';

const levels = [1, 2, 5, 20, 100];
const nullTrials = 4000;
const pool = 200;
const batches = [1, 5, 10, 30];

/** Measures how often simulated changes are called an effect, where the true effect is known. */
export async function didItWork(): Promise<FigureGroup> {
	const nothing = batches.flatMap((pages) =>
		[false, true].map((isChosenByFall) => ({ pages, isChosenByFall })),
	);
	return {
		title: 'Did it work?',
		method: `Simulated sites of ${pool} pages with ${levels.join(', ')} clicks a day in turn: weekly rhythm, trends, shocks of the whole site, days that depend on the days before. Four weeks before and after, ${nullTrials.toLocaleString('en')} changes a row. A range may cover more than it promises, as those after a fall do on purpose; what that costs is measured as effects that are found. The sites of the last rows are harder: ${lifelikeMethod}`,
		figures: [
			...nothing.flatMap(ofNothing),
			...ofRivals(),
			finding(30, 2),
			finding(30, 20),
			finding(10, 20),
			speed(),
			...(await lifelikeFigures()),
		],
	};
}

function ofNothing(choice: Pick<Trials, 'pages' | 'isChosenByFall'>): readonly Figure[] {
	const { claimed, covered } = overLevels(choice);
	const name = nameOf(choice);
	return [
		{
			name: `claims without effect, ${name}`,
			measured: percent(claimed),
			...atMost(100 * claimed, 5, ' %'),
		},
		{
			name: `90 % ranges that cover, ${name}`,
			measured: percent(covered),
			aim: '≥ 88 %',
			holds: covered >= 0.88,
		},
	];
}

/** The two rules that other tools use, on the same changes without effect. */
function ofRivals(): readonly Figure[] {
	const counts = { changes: 0, tenPercent: 0, welch: 0 };
	overLevels({
		pages: 1,
		isChosenByFall: false,
		onChangedPage(before, after) {
			const ratio = sum(after) / Math.max(sum(before), 1);
			counts.changes++;
			counts.tenPercent += ratio >= 1.1 || ratio <= 0.9 ? 1 : 0;
			counts.welch += welchClaims(before, after) ? 1 : 0;
		},
	});
	return [
		{ name: 'the ±10 % rule, single pages', count: counts.tenPercent },
		{ name: 'a t-test over days, single pages', count: counts.welch },
	].map(({ count, name }) => ({
		name: `claims without effect, ${name}`,
		measured: percent(count / counts.changes),
		...atMost((100 * count) / counts.changes, null, ' %'),
	}));
}

function finding(pages: number, clicksPerDay: number): Figure {
	const { claimed } = trialsOf({ trials: 2000, pool, pages, clicksPerDay, effect: 1.2, seed: 3 });
	const name = `+20 % found on ${pages} pages of ${clicksPerDay} clicks a day`;
	const measured = percent(claimed);
	return pages === 30
		? { name, measured, ...atLeast(100 * claimed, 80, ' %') }
		: { name, measured, aim: '–', holds: true };
}

function speed(): Figure {
	const clicks = simulatedClicks({ pages: 10_000, days: 487, clicksPerDay: 5 }, createRandom(5));
	const pages = clicks.map((counts) => ({
		clicks: counts,
		impressions: counts,
		positionSum: counts,
		kind: '',
	}));
	const batch = { pages: [1, 2, 3], madeDay: 400, knownDay: 403, alsoChanged: new Set<number>() };
	const [timing] = compare([
		{ name: 'answer', run: () => measure({ firstDay: 0, lastDay: 486, pages }, batch) },
	]);
	const median = timing?.median ?? Number.POSITIVE_INFINITY;
	return {
		name: 'one answer over 10,000 pages × 16 months',
		measured: `${median.toFixed(0)} ms`,
		...atMost(median, 300, ' ms'),
	};
}

function overLevels(
	question: Pick<Trials, 'pages' | 'isChosenByFall' | 'onChangedPage'>,
): Pick<TrialResults, 'claimed' | 'covered'> {
	const results = levels.map((clicksPerDay) =>
		trialsOf({
			...question,
			clicksPerDay,
			pool,
			trials: nullTrials / levels.length,
			seed: clicksPerDay * 100 + (question.pages ?? 0),
		}),
	);
	const mean = (figure: 'claimed' | 'covered') =>
		sum(results.map((result) => result[figure] * result.measured)) /
		sum(results.map(({ measured }) => measured));
	return { claimed: mean('claimed'), covered: mean('covered') };
}

const nameOf = ({ isChosenByFall, pages }: Pick<Trials, 'pages' | 'isChosenByFall'>) =>
	`${pages === 1 ? 'single pages' : `batches of ${pages}`}${isChosenByFall ? ' chosen after a fall' : ''}`;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const sum = (values: ArrayLike<number>): number =>
	Array.from(values).reduce((all, one) => all + one, 0);
