import type { AuditHtmlOptions } from '@plumbline/core';
import { allFixtures, type FixtureFile } from '@plumbline/core/fixtures';
import { fixtureHtml, fixtureOptions } from '@plumbline/core/ordinary-page';
import { generatePages } from '@plumbline/scripts/generate-pages';
import { awkwardDocuments } from './awkward-documents.ts';

/** A page that every host must see alike. Plain data, so that it can travel into a browser. */
export interface ParityPage {
	readonly name: string;
	readonly html: string;
	readonly options: AuditHtmlOptions;
}

/** Every fixture, for hosts that read hundreds a minute. */
export async function parityPages(): Promise<readonly ParityPage[]> {
	const files = await allFixtures();
	const fixtures = files.flatMap(({ bad, good, rule, unjudged = {} }) =>
		Object.entries({ ...good, ...bad, ...unjudged }).map((named) => fixturePage(rule, named)),
	);
	return [...fixtures, ...generatedPages(), ...awkwardPages()];
}

/** One page on which each rule finds something, for hosts with a window. */
export async function pagesOfEachRule(): Promise<readonly ParityPage[]> {
	const files = await allFixtures();
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
});

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
