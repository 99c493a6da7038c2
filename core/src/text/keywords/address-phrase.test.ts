import { describe, expect, it } from 'vitest';
import { extractKeywords } from './extract-keywords.ts';

describe('the phrase in a URL', () => {
	it.each([
		['as the title writes it', 'en', 'polo-in-rome', 'A Salute to Polo in Rome', 'Polo in Rome'],
		[
			'from words apart',
			'en',
			'wine-tasting-rome',
			'Rome for lovers of wine: a tasting',
			'wine tasting Rome',
		],
		[
			'with the hyphens of the title',
			'de',
			'club-kultur-luebeck',
			'Mehr Club-Kultur Lübeck',
			'Club-Kultur Lübeck',
		],
		[
			'with diacritics',
			'es',
			'regimen-excepcion',
			'El régimen: una excepción',
			'régimen excepción',
		],
		['with its verb', 'de', 'wein-dekantieren', 'Wein dekantieren: so geht es', 'Wein dekantieren'],
		['with its year', 'en', 'book-fair-2012', 'Our Book Fair 2012 in town', 'Book Fair 2012'],
		[
			'without its number',
			'en',
			'harbour-festival-48213',
			'The Harbour Festival ends',
			'Harbour Festival',
		],
	])('is a keyword %s (%s)', (_how, language, slug, title, keyword) => {
		const sources = { title, address: slug.replaceAll('-', ' '), blocks: [`${title}.`] };
		expect(extractKeywords(sources, language)).toContain(keyword);
	});

	it.each([
		['whose words the page never uses', 'harbour-festival', 'News of the town'],
		['that the title parts', 'harbour-festival', 'Harbour: festival cancelled'],
		[
			'that is a sentence',
			'mayor-opens-harbour-festival-beside-river',
			'Mayor opens harbour festival beside river',
		],
	])('is not a keyword %s', (_why, slug, title) => {
		const phrase = slug.replaceAll('-', ' ');
		const sources = { title, address: phrase, blocks: ['The river is calm.'] };
		const keywords = extractKeywords(sources, 'en').map((keyword) => keyword.toLowerCase());
		expect(keywords).not.toContain('harbour festival cancelled');
		if (!title.toLowerCase().includes(phrase)) expect(keywords).not.toContain(phrase);
	});
});
