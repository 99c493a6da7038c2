import type { FaultKind } from './fault.ts';
import type { NewsTexts } from './news-texts.ts';
import type { FieldName } from './settle-fields.ts';

/** After “1 page”, after “2 pages”, and about pages that are well again. */
type Words = readonly [one: string, other: string, before: string];

const faults: Readonly<Record<FaultKind, Words>> = {
	unreachable: ['cannot be reached', 'cannot be reached', 'could not be reached'],
	error_status: ['answers with an error', 'answer with an error', 'answered with an error'],
	redirected: [
		'redirects to a different page',
		'redirect to a different page',
		'redirected to a different page',
	],
	robots: ['is blocked by robots.txt', 'are blocked by robots.txt', 'blocked by robots.txt'],
	noindex: [
		'is kept out of search results',
		'are kept out of search results',
		'kept out of search results',
	],
	canonical: [
		'names a different page as canonical',
		'name a different page as canonical',
		'named a different page as canonical',
	],
	title: ['has no title', 'have no title', 'had no title'],
	languages: [
		'has broken language versions',
		'have broken language versions',
		'had broken language versions',
	],
	structured_data: [
		'has broken structured data',
		'have broken structured data',
		'had broken structured data',
	],
	sitemap: ['has lost its sitemap', 'have lost their sitemap', 'had lost its sitemap'],
	certificate: [
		'has a certificate near its end',
		'have a certificate near its end',
		'had a certificate near its end',
	],
	rank_3: [
		'left the first three results',
		'left the first three results',
		'had left the first three results',
	],
	rank_10: ['left the first page', 'left the first page', 'had left the first page'],
	rank_lost: ['lost its rank', 'lost their rank', 'had lost its rank'],
	clicks: [
		'gets fewer clicks than its own ups and downs explain',
		'get fewer clicks than their own ups and downs explain',
		'got fewer clicks',
	],
	verdict: ['is no longer on Google', 'are no longer on Google', 'was not on Google'],
};

const fields: Readonly<Record<FieldName, readonly [one: string, other: string]>> = {
	title: ['has a new title', 'have a new title'],
	description: ['has a new meta description', 'have a new meta description'],
	h1: ['has a new main heading', 'have a new main heading'],
	canonical: ['has a new canonical', 'have a new canonical'],
	robots: ['has new robots directives', 'have new robots directives'],
	languages: ['has new language versions', 'have new language versions'],
};

const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

export const english: NewsTexts = {
	testTitle: 'this is a test',
	testText: 'A test message of a Plumbline watch. If you can read it, the target works.',
	opened(fault, count) {
		const [one, other] = faults[fault];
		return `${pages(count)} ${count === 1 ? one : other}`;
	},
	cleared: (fault, count) => `well again, ${pages(count)} (${faults[fault][2]})`,
	changed(field, count) {
		const [one, other] = fields[field];
		return `${pages(count)} ${count === 1 ? one : other}`;
	},
	worthwhile: (count) =>
		count === 1 ? '1 page is worth half an hour' : `${count} pages are worth half an hour`,
	stopped: (since) => `the watch has not looked since ${since}`,
	resumed: (since) => `the watch looks again; it had stopped since ${since}`,
	moreNews: (count) => ` (and ${count} more)`,
	morePages: (count) => `and ${count} more`,
};
