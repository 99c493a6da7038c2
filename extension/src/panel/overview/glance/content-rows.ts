import { type FactStore, pageImages, pageLinks } from '@plumbline/core';
import { levelText } from '../../headings/level-text.ts';
import { framedText } from './framed-text.ts';
import { type Given, missingRow, noneOf, type Row, shownNumber } from './glance-row.ts';

/** Words, headings, links and images. */
export const contentRows = (given: Given): readonly Row[] =>
	rowsOf(given).map((row) => ({
		...row,
		value: [row.value, framedText(row.line, given.facts, given.texts, given.locale)]
			.filter(Boolean)
			.join(' · '),
	}));

type ContentRow = Row & { readonly line: 'headings' | 'images' | 'links' | 'words' };

function rowsOf(given: Given): readonly ContentRow[] {
	const { facts, glance, locale, texts } = given;
	const { headings, hiddenHeadings, images, links, words } = glance;
	const levels = (headings ?? [])
		.map((all, index) => ({ level: index + 1, all, hidden: hiddenHeadings?.[index] ?? 0 }))
		.filter(({ all }) => all > 0)
		.map((count) => levelText(count, texts, locale));
	return [
		words === null
			? { ...missingRow('words', texts.unknown), screen: 'headings' }
			: { line: 'words', value: amountOf(given, words), screen: 'headings' },
		levels.length === 0
			? { ...missingRow('headings', noneOf(headings, texts)), screen: 'headings' }
			: {
					line: 'headings',
					isFromPage: true,
					value: levels.join(' · '),
					copy: () => outlineText(facts),
					screen: 'headings',
				},
		links
			? {
					line: 'links',
					value: texts.links({
						internal: shownNumber(links.internal, locale),
						external: shownNumber(links.external, locale),
						nofollow: shownNumber(links.nofollow, locale),
					}),
					copy: () => linksText(facts),
					screen: 'links',
				}
			: { ...missingRow('links', texts.unknown), screen: 'links' },
		images
			? {
					line: 'images',
					value: texts.images({
						all: shownNumber(images.all, locale),
						missing: shownNumber(images.withoutAlt, locale),
					}),
					copy: () => imagesText(facts),
					screen: 'images',
				}
			: { ...missingRow('images', texts.unknown), screen: 'images' },
	];
}

const amountOf = ({ glance: { characters = null }, locale, texts }: Given, words: number) =>
	characters === null
		? texts.words({ count: words })
		: texts.characters({ count: shownNumber(characters, locale) });

const outlineText = (facts: FactStore | null) =>
	(facts?.get('headings') ?? [])
		.map(({ label, level }) => `${'  '.repeat(Math.min(level, 9) - 1)}H${level} ${label}`)
		.join('\n');

/** The links as text with tabs, which a spreadsheet turns into columns. */
const linksText = (facts: FactStore | null) =>
	((facts && pageLinks(facts)) ?? [])
		.map(({ address, kind, link }) => [address, link.label, kind, link.rel.join(' ')].join('\t'))
		.join('\n');

const imagesText = (facts: FactStore | null) =>
	((facts && pageImages(facts)) ?? [])
		.map(({ address, image }) => [address, image.alt ?? ''].join('\t'))
		.join('\n');
