import type { AnyPanel } from '../any-panel.ts';
import type { Numbers } from './independent-reading.ts';

/** The numbers that the panel shows of a page, on the screens that list what the page contains. */
export async function shownNumbers(panel: AnyPanel): Promise<Numbers> {
	const found: Record<string, number> = {};
	const add = (name: string, text: string | undefined) => {
		const count = Number(text?.replaceAll(',', ''));
		if (count > 0) found[name] = count;
	};
	const addAll = (text: string | undefined, wanted: RegExp, names: readonly string[]) => {
		const [, ...counts] = wanted.exec(text ?? '') ?? [];
		for (const [index, name] of names.entries()) add(name, counts[index]);
	};
	const addLevels = (screen: string, text = '') => {
		for (const [, level, all, hidden] of text.matchAll(
			/(H\d) ([\d,]+)(?: \(([\d,]+) hidden\))?/g,
		)) {
			add(`${screen} ${level}`, all);
			add(`${screen} ${level} hidden`, hidden);
		}
	};

	await panel.openScreen('overview');
	const { lines, pixels } = await panel.read(overviewOf);
	for (const line of ['title', 'description']) {
		addAll(pixels[line], /([\d,]+) chars/, [`overview ${line}`]);
	}
	addLevels('overview', lines.headings);
	for (const kind of ['headings', 'images', 'links'])
		addAll(lines[kind], framed, [`overview framed ${kind}`]);
	addAll(lines.links, /([\d,]+) in · ([\d,]+) out · ([\d,]+) nofollow/, [
		'overview internal',
		'overview external',
		'overview nofollow',
	]);
	addAll(lines.images, /([\d,]+) · ([\d,]+) without/, ['overview images', 'overview without alt']);
	addAll(lines.words, /([\d,]+) words?/, ['overview words']);
	addAll(lines.language, /([\d,]+) hreflang/, ['overview hreflang']);
	addAll(lines.response, /^(\d+)/, ['overview status']);
	addAll(lines.response, /(\d+) redirect/, ['overview redirects']);

	for (const screen of ['headings', 'links', 'images'] as const) {
		await panel.openScreen(screen);
		const { counts, rows, says, summary } = await panel.read(listOf);
		if (screen === 'headings') addLevels(screen, summary);
		addAll(says, framed, [`list framed ${screen}`]);
		// A list of a single kind of rows has nothing to filter.
		for (const [id, count] of Object.entries({ all: `${rows}`, ...counts })) {
			if (kinds.has(id)) add(`${screen} ${id}`, count);
		}
	}
	await panel.openScreen('data');
	const { broken, title } = await panel.read(dataOf);
	addAll(title, /([\d,]+) items?/, ['data items']);
	add('data broken', `${broken}`);
	return found;
}

const framed = /\+ ([\d,]+) in frames/;

/** The filters by kind; those by finding and by visibility have counts that only rules know. */
const kinds = new Set(
	'all internal external nofollow ugc sponsored repeated missing empty text'.split(' '),
);

// The following run in the panel.

function overviewOf(document: Document) {
	const textsOf = (part: string) =>
		Object.fromEntries(
			[...document.querySelectorAll<HTMLElement>('[data-line]')].map((line) => [
				line.dataset.line,
				line.querySelector(part)?.textContent ?? '',
			]),
		) as Partial<Record<string, string>>;
	return { lines: textsOf('.glance-value'), pixels: textsOf('.pixels') };
}

function listOf(document: Document) {
	const options = document.querySelectorAll<HTMLOptionElement>('.filter option');
	return {
		counts: Object.fromEntries(
			[...options].map(({ text, value }) => [value, /[\d,]+$/.exec(text)?.[0]]),
		),
		rows: document.querySelectorAll('.list-row').length,
		says: document.querySelector('.list-summary, .quiet-text')?.textContent ?? '',
		summary: [...document.querySelectorAll('.list-summary span')]
			.map(({ textContent }) => textContent)
			.join(' · '),
	};
}

const dataOf = (document: Document) => ({
	broken: document.querySelectorAll('section > div > .node').length,
	title: document.querySelector('.section-head h2')?.textContent ?? '',
});
