import { fixturesFor } from '../../fixture.ts';
import { pageIsIndexable } from './page-is-indexable.rule.ts';

const answer = (header: string) => ({
	status: 200,
	headers: [['x-robots-tag', header] as const],
});

export const fixtures = fixturesFor(pageIsIndexable, {
	good: {
		'no robots rules': {},
		'rules that forbid nothing': { head: '<meta name="robots" content="index, follow">' },
		'noindex for an engine that is not the main one': {
			head: '<meta name="bingbot" content="noindex">',
		},
		'a last day that is still to come': {
			head: '<meta name="robots" content="unavailable_after: 31 Dec 2999">',
		},
		'noindex on a page for signing in': {
			head: '<meta name="robots" content="noindex">',
			url: 'https://example.com/login',
		},
		'noindex on the results of a search on the site': {
			head: '<meta name="robots" content="noindex, follow">',
			url: 'https://example.com/?s=bread',
		},
		'noindex for Google in a country where people search with Baidu': {
			head: '<meta name="googlebot" content="noindex">',
			geo: 'cn',
		},
	},
	bad: {
		noindex: {
			head: '<meta name="robots" content="NOINDEX, follow">',
			finds: [['tag', { rule: 'noindex' }]],
		},
		'none, which includes noindex': {
			head: '<meta name="robots" content="none">',
			finds: [['tag', { rule: 'none' }]],
		},
		'index beside noindex': {
			head: '<meta name="robots" content="index"><meta name="googlebot" content="noindex">',
			finds: [['tag', { rule: 'googlebot: noindex' }]],
		},
		'noindex in the body': {
			footer: '<meta name="robots" content="noindex">',
			finds: [['tag', { rule: 'noindex' }]],
		},
		'a header with noindex': {
			response: answer('googlebot: noindex'),
			finds: [['header', { rule: 'googlebot: noindex' }]],
		},
		'a last day that has passed': {
			head: '<meta name="robots" content="unavailable_after: 2010-06-25">',
			finds: [['tag', { rule: 'unavailable_after: 2010-06-25' }]],
		},
		'noindex for the engine that most people use there': {
			head: '<meta name="yeti" content="noindex">',
			geo: 'kr',
			finds: [['tag', { rule: 'yeti: noindex' }]],
		},
	},
});
