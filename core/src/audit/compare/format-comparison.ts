import { localeFor } from '../../locales/locale.ts';
import { fitCells } from '../formats/cell-width.ts';
import { jsonText } from '../formats/json-text.ts';
import { markdownCode, markdownText, plainText } from '../formats/plain-text.ts';
import { type Texts, textsIn } from '../texts/texts.ts';
import type { Change, PageComparison } from './compare-pages.ts';

/** At most this many places of a change are shown; the rest are counted. */
const maxPlaces = 3;

/** The options of the texts of comparisons. */
export interface ComparisonOptions {
	/** A BCP 47 tag; English if we have no texts in it. */
	readonly locale?: string;
	/** Columns of the terminal; 100 by default. Markdown has no width. */
	readonly width?: number;
}

/** JSON: `{ pages }`, one `PageComparison` each. */
export const comparisonJson = (pages: readonly PageComparison[]): string => jsonText({ pages });

/** For a terminal: what got worse first; unchanged pages are only counted. */
export function comparisonText(
	pages: readonly PageComparison[],
	{ locale, width = 100 }: ComparisonOptions = {},
): string {
	const texts = textsIn(localeFor(locale));
	const lines = changedPages(pages).flatMap((page) => [
		plainText(page.subject),
		...parts(page, texts).flatMap(({ title, changes }) => [
			`  ${title}`,
			...changes.flatMap((change) => changeLines(change, texts, width)),
		]),
		'',
	]);
	return `${[...lines, summary(pages, texts)].join('\n')}\n`;
}

function changeLines(change: Change, texts: Texts, width: number): readonly string[] {
	const { places, more } = shownPlaces(change, texts);
	return [
		`    ${fitCells(plainText(change.rule.message), width - 4)}`,
		...places.map((place) => `      ${fitCells(plainText(place), width - 6)}`),
		...(more ? [`      ${more}`] : []),
	];
}

/** For a comment on a change: the totals as a heading, then a list for each changed page. */
export function comparisonMarkdown(
	pages: readonly PageComparison[],
	{ locale }: ComparisonOptions = {},
): string {
	const texts = textsIn(localeFor(locale));
	const sections = changedPages(pages).map((page) =>
		[
			`### ${markdownText(page.subject)}`,
			...parts(page, texts).map(({ title, changes }) =>
				[`**${title}**`, ...changes.map((change) => changeItem(change, texts))].join('\n'),
			),
		].join('\n\n'),
	);
	return `${[`## ${markdownText(summary(pages, texts))}`, ...sections].join('\n\n')}\n`;
}

function changeItem(change: Change, texts: Texts): string {
	const { places, more } = shownPlaces(change, texts);
	const { message, severity, evidence, rule_name: name } = change.rule;
	const link = encodeURI(evidence.url).replace(/[()|]/g, encodeURIComponent);
	return [
		`- ${texts.phrase(`severity_${severity}`)}: ${markdownText(message)} ([${markdownCode(name)}](${link}))`,
		...places.map((place) => `  - ${markdownCode(place)}`),
		...(more ? [`  - ${more}`] : []),
	].join('\n');
}

function shownPlaces({ count, places, rule }: Change, texts: Texts) {
	const shown = places.filter((place) => place !== rule.message).slice(0, maxPlaces);
	const hidden = shown.length === 0 ? 0 : count - shown.length;
	return { places: shown, more: hidden > 0 ? texts.phrase('more_places', { count: hidden }) : '' };
}

function parts({ worse, fixed, firstSeen }: PageComparison, texts: Texts) {
	return [
		{ title: texts.phrase('got_worse'), changes: worse },
		{ title: texts.phrase('first_seen'), changes: firstSeen },
		{ title: texts.phrase('got_fixed'), changes: fixed },
	].filter(({ changes }) => changes.length > 0);
}

const changedPages = (pages: readonly PageComparison[]) =>
	pages.filter(({ worse, fixed, firstSeen }) => worse.length + fixed.length + firstSeen.length > 0);

function summary(pages: readonly PageComparison[], texts: Texts): string {
	const count = (changes: (page: PageComparison) => readonly Change[]) =>
		pages.flatMap(changes).reduce((total, change) => total + change.count, 0);
	const worse = count((page) => page.worse);
	const fixed = count((page) => page.fixed);
	const firstSeen = count((page) => page.firstSeen);
	const gone = pages.filter(({ presence }) => presence === 'gone').length;
	return [
		texts.counted('pages', pages.length),
		worse === 0 ? texts.phrase('nothing_worse') : texts.phrase('worse_count', { count: worse }),
		...(fixed > 0 ? [texts.phrase('fixed_count', { count: fixed })] : []),
		...(firstSeen > 0 ? [texts.phrase('first_seen_count', { count: firstSeen })] : []),
		texts.phrase('unchanged_count', {
			count: pages.reduce((total, page) => total + page.unchanged, 0),
		}),
		...(gone > 0 ? [texts.phrase('gone_count', { count: gone })] : []),
	].join(' · ');
}
