import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { auditHtml } from '@plumbline/core';
import { realPage } from './noise/real-pages.ts';

/**
 * How many of the first three suggestions somebody named as keywords of the page, and on how many
 * pages its subject is among them, by folder.
 *
 *   suggestions.ts FOLDER LABELS           prints a line for each folder, and one for all
 *   suggestions.ts FOLDER LABELS --pages   also prints each page’s suggestions, those named with a +
 *
 * The labels are a list of `{ "file": "product/a.html", "keywords": [["jam jar", "jam jars"], …] }`:
 * a list of spellings for each keyword, the subject first.
 */
const [folder, labels, option] = process.argv.slice(2);
if (!folder || !labels) {
	console.error('Name a folder of HTML files and their labels: suggestions.ts FOLDER LABELS');
	process.exit(2);
}

interface LabelledFile {
	/** Path relative to the folder. */
	readonly file: string;
	readonly keywords: readonly (readonly string[])[];
}

interface Tally {
	pages: number;
	shown: number;
	right: number;
	withSubject: number;
	silent: number;
}

const shownFirst = 3;

const tallies = new Map<string, Tally>();
for (const page of JSON.parse(readFileSync(labels, 'utf8')) as readonly LabelledFile[]) {
	const suggestions = suggestionsFor(page.file, folder);
	const named = new Set(page.keywords.flat().map(plain));
	const subject = new Set((page.keywords[0] ?? []).map(plain));
	const isRight = (suggestion: string) => named.has(plain(suggestion));
	for (const name of [dirname(page.file), 'all']) {
		const tally = tallies.get(name) ?? { pages: 0, shown: 0, right: 0, withSubject: 0, silent: 0 };
		tally.pages++;
		tally.shown += suggestions.length;
		tally.right += suggestions.filter(isRight).length;
		if (suggestions.some((suggestion) => subject.has(plain(suggestion)))) tally.withSubject++;
		if (suggestions.length === 0) tally.silent++;
		tallies.set(name, tally);
	}
	if (option === '--pages') {
		const marked = suggestions.map(
			(suggestion) => `${isRight(suggestion) ? '+' : '-'} ${suggestion}`,
		);
		console.log([page.file, ...marked].join('\n  '));
	}
}
const all = tallies.get('all');
tallies.delete('all');
if (all) tallies.set('all', all);
for (const [name, { pages, right, shown, silent, withSubject }] of tallies) {
	console.log(
		`${name}: ${pages} pages, P@3 ${(right / Math.max(1, shown)).toFixed(2)} (${right} of ${shown}), subject among them on ${withSubject}, none on ${silent}`,
	);
}

function suggestionsFor(file: string, from: string): readonly string[] {
	const { html, options } = realPage(from, file);
	const asked = { ...options, suggestKeywords: 10 };
	return auditHtml(html, asked).suggestedKeywords.slice(0, shownFirst);
}

/** Capitals and punctuation do not matter. */
function plain(text: string): string {
	return text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}
