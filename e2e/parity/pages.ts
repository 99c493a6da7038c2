import type { AuditHtmlOptions } from '@plumbline/core';
import { allFixtures, type FixtureFile } from '@plumbline/core/fixtures';
import { fixtureHtml, fixtureOptions } from '@plumbline/core/ordinary-page';
import { generatePages } from '@plumbline/scripts/generate-pages';
import { awkwardDocuments } from './awkward-documents.ts';

/** A page that every host must see alike. Plain data, so that it can be sent to a browser. */
export interface ParityPage {
	readonly name: string;
	readonly html: string;
	readonly options: AuditHtmlOptions;
	/**
	 * Browsers get the page written into a frame, which takes a tenth of the time of loading it; their
	 * parser is the same.
	 */
	readonly isWritten?: boolean;
}

/** Every fixture; for hosts that audit hundreds of pages a minute. */
export async function parityPages(): Promise<readonly ParityPage[]> {
	const files = await allFixtures();
	const fixtures = files.flatMap(({ bad, good, rule, unjudged = {} }) =>
		Object.entries({ ...good, ...bad, ...unjudged }).map((named) => fixturePage(rule, named)),
	);
	return [...distinct(fixtures), ...generatedPages(), ...awkwardPages()];
}

/** Drops duplicates: one in six fixtures has the same page and options as a different fixture. */
const distinct = (pages: readonly ParityPage[]): readonly ParityPage[] => [
	...new Map(pages.map((page) => [JSON.stringify([page.html, page.options]), page])).values(),
];

/** Up to three pages per rule, one for each verdict; for hosts that run core itself, only elsewhere. */
export async function pagesOfEachVerdict(): Promise<readonly ParityPage[]> {
	const fixtures = (await allFixtures()).flatMap(({ bad, good, rule, unjudged = {} }) =>
		[bad, good, unjudged]
			.flatMap((named) => Object.entries(named).slice(0, 1))
			.map((named) => fixturePage(rule, named)),
	);
	return [...distinct(fixtures), ...generatedPages(), ...awkwardPages()];
}

/** One page per rule on which it makes a finding; for slow hosts, which show a window. */
export const pagesOfEachRule = async (): Promise<readonly ParityPage[]> =>
	pagesWithFindings(await allFixtures());

/** A page with a finding for each fact; for slow hosts that read pages as the fast ones do. */
export async function pagesOfEachFact(): Promise<readonly ParityPage[]> {
	const shown = new Set<string>();
	const files = (await allFixtures()).filter(({ rule }) => {
		const facts = [...rule.reads, ...rule.mayRead].filter((fact) => !shown.has(fact));
		for (const fact of facts) shown.add(fact);
		return facts.length > 0;
	});
	return pagesWithFindings(files);
}

function pagesWithFindings(files: readonly FixtureFile[]): readonly ParityPage[] {
	const fixtures = files.flatMap(({ bad, rule }) =>
		Object.entries(bad)
			.slice(0, 1)
			.map((named) => fixturePage(rule, named)),
	);
	return [...fixtures, ...generatedPages(), ...awkwardPages()];
}

const fixturePage = (
	rule: FixtureFile['rule'],
	[name, fixture]: readonly [name: string, fixture: FixtureFile['good'][string]],
): ParityPage => ({
	name: `${rule.name}: ${name}`,
	html: fixtureHtml(fixture),
	options: fixtureOptions(fixture),
	isWritten: !startsWithByteOrderMark(fixtureHtml(fixture)),
});

/** Only a decoder removes the mark. */
const startsWithByteOrderMark = (html: string) => html.startsWith('\ufeff');

const generatedPages = (): readonly ParityPage[] =>
	generatePages([10_000, 100_000]).map(({ html, name, url }) => ({
		name,
		html,
		options: { geo: 'us', url, keywords: ['starter'], scope: 'document' },
	}));

const awkwardPages = (): readonly ParityPage[] =>
	Object.entries(awkwardDocuments).map(([name, html]) => ({
		name,
		html,
		options: {
			geo: 'us',
			url: 'https://example.com/awkward',
			keywords: ['bread'],
			scope: 'document',
		},
	}));
