import { readFileSync } from 'node:fs';
import { auditHtml } from '@plumbline/core';
import type { Figure, FigureGroup } from './figure.ts';

type Pair = readonly [keyword: string, text: string];

interface Pairs {
	/** The text has the keyword in an inflected form or in a spelling of its own. */
	readonly find: readonly Pair[];
	/** The text has only a word that looks related. */
	readonly notFind: readonly Pair[];
}

const file = new URL('../labelled-pages/word-forms.json', import.meta.url);
const foundAim = 0.95;

/** Keywords in titles that inflect or spell them differently, by language. */
export function wordForms(): FigureGroup {
	const pairs: Readonly<Record<string, Pairs>> = JSON.parse(readFileSync(file, 'utf8'));
	const languages = Object.entries(pairs).map(([language, { find, notFind }]) => ({
		language,
		found: count(find, language),
		wrong: count(notFind, language),
	}));
	const found = sum(languages.map((each) => each.found));
	const wrong = sum(languages.map((each) => each.wrong));
	return {
		title: 'Keywords in other forms and spellings',
		method: `Whether \`one_keyword_title_tag\` finds a keyword in a title that has it in a different form (found), and in one that has only a different word (wrong). ${found.of + wrong.of} pairs in ${languages.length} languages, which the engine was improved on.`,
		figures: [
			{
				name: 'found',
				measured: share(found),
				aim: `≥ ${foundAim * 100} %`,
				holds: found.counted >= found.of * foundAim,
			},
			{ name: 'wrong', measured: share(wrong), aim: '0', holds: wrong.counted === 0 },
			...languages.map(
				(each): Figure => ({
					name: each.language,
					measured: `found ${share(each.found)}, wrong ${share(each.wrong)}`,
					aim: '',
					holds: true,
				}),
			),
		],
	};
}

interface Count {
	readonly counted: number;
	readonly of: number;
}

function count(pairs: readonly Pair[], language: string): Count {
	const matches = pairs.filter(([keyword, text]) => isInTitle(keyword, text, language));
	return { counted: matches.length, of: pairs.length };
}

const sum = (counts: readonly Count[]): Count => ({
	counted: counts.reduce((total, { counted }) => total + counted, 0),
	of: counts.reduce((total, { of }) => total + of, 0),
});

const share = ({ counted, of }: Count) => `${counted}/${of}`;

function isInTitle(keyword: string, title: string, language: string): boolean {
	const html = `<!doctype html><html lang="${language}"><title>${title}</title><p>.`;
	const { rules } = auditHtml(html, {
		geo: 'us',
		url: 'https://example.com/',
		keywords: [keyword],
	});
	return rules.some(({ name, status }) => name === 'one_keyword_title_tag' && status === 'passed');
}
