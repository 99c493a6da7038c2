import { dayMs } from '@plumbline/core/time';
import { expect, test } from 'vitest';
import { addChangesByHand } from '../changes/add-changes.ts';
import { formatDay } from '../facts/day.ts';
import { storeFacts } from '../facts/store-facts.ts';
import { testApp } from '../testing/app.ts';
import { emptyDatabase } from '../testing/database.ts';
import { lastReportedDay, reportedSite } from '../testing/reported-site.ts';
import { setAgencyLook } from './agency-look.store.ts';

/** Each of them runs, requests or hides something where it becomes markup. */
const hostile = [
	'<script>alert(1)</script>',
	'<img src=x onerror=alert(1)>',
	'"><svg onload=alert(1)>',
	"' onmouseover='alert(1)",
	'</style><script>alert(1)</script>',
	'<iframe src=https://evil.example>',
	'<link rel=stylesheet href=https://evil.example/x.css>',
	'<meta http-equiv=refresh content="0;url=https://evil.example">',
	'<base href=https://evil.example/>',
	'javascript:alert(1)',
	'<!--',
	'--><script>alert(1)</script>',
	']]>',
	'&lt;script&gt;alert(1)&lt;/script&gt;',
	'&#60;b&#62;',
	'<a href="javascript:alert(1)">x</a>',
	'<form action=https://evil.example><button>x</button></form>',
	'<object data=https://evil.example>',
	'<embed src=https://evil.example>',
	'<video poster=https://evil.example/x.png>',
	'<style>@import url(https://evil.example/x.css)</style>',
	'url(https://evil.example/x.png)',
	'\u202egnp.exe',
	'\u2066rtl\u2069',
	'a\u0000b',
	'{{7*7}}',
	'#{7*7}',
	'<%= 7*7 %>',
	'=cmd|calc',
	'\\"\\u003cscript',
	'<ScRiPt>alert(1)</sCrIpT>',
	'<svg><use href=https://evil.example/x.svg#a>',
	'<math><mtext><script>',
	'<template><script>',
	'<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
	'<textarea></textarea><script>alert(1)</script>',
	'<title></title><script>',
	'<plaintext>',
	'<b style="background:url(https://evil.example/x.png)">',
	'パン&nbsp;<br>سلة',
];

const picture = 'data:image/png;base64,iVBORw0KGgo=';

async function reportOfHostileSite(locale: string): Promise<string> {
	const database = await emptyDatabase();
	const days = 64 * 7;
	const site = await reportedSite(database, {
		pathOf: (page) => `/${encodeURIComponent(hostile[page] ?? '')}?a="><b>`,
		effect: (page, day) => (day >= days - 28 && page < 4 ? 6 : 1),
	});
	const searchPages = [0, 28].flatMap((ago) =>
		hostile.map((keyword, at) => ({
			...{ keyword: keyword.replaceAll('\u0000', ' '), day: lastReportedDay - ago },
			...{ url: `https://bakery.example/${encodeURIComponent(hostile[at % 4] ?? '')}?a="><b>` },
			...{ clicks: ago === 0 ? 90 : 3, impressions: 900, positionSum: 2000 },
		})),
	);
	await storeFacts(database, site, { searchPages });
	for (const note of hostile) {
		const url = [`https://bakery.example/${encodeURIComponent(note)}?a="><b>`];
		const wanted = { url, note: note.replaceAll('\u0000', ' '), rules: [] };
		const date = formatDay(lastReportedDay - 10);
		await addChangesByHand(
			database,
			{ id: site.siteId, timeZone: 'UTC' },
			{ ...wanted, date },
			lastReportedDay * dayMs,
		);
	}
	const name = hostile.slice(0, 3).join(' ').slice(0, 100);
	await setAgencyLook(database, site.accountId, { name, logo: picture, color: '#ffee00' });
	const { apiKey, app } = await testApp({ database, scopes: ['read'] });
	const { body, statusCode } = await app.inject({
		method: 'POST',
		url: '/api/v3/reports',
		headers: { 'x-api-key': apiKey },
		payload: { site_global_key: site.globalKey, include_html: true, locale },
	});
	expect(statusCode, body.slice(0, 300)).toBe(200);
	return JSON.parse(body).html;
}

test.each(['en', 'ja'])('hostile texts stay text, and nothing is requested: %s', async (locale) => {
	const file = await reportOfHostileSite(locale);
	const tags = new Set([...file.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(([, tag]) => tag));
	const ours =
		'html head meta title style body main header div span br h1 h2 p ol ul li a b bdi i section small img svg path line circle figure figcaption details summary table thead tbody tr th td footer';
	expect([...tags].filter((tag) => !ours.split(' ').includes(String(tag)))).toEqual([]);
	const attributes = [...file.matchAll(/<[a-z][^>]*>/gi)].flatMap(([tag]) => [
		...tag.matchAll(/\s(on[a-z]+|src|srcset|poster|data|href)="([^"]*)"/g),
	]);
	const urls = attributes.filter(([, name]) => name !== 'href').map(([, name, url]) => [name, url]);
	expect(urls).toEqual([['src', picture]]);
	const styles = [...file.matchAll(/<style>([^<]*)<\/style>| style="([^"]*)"/g)].join();
	expect(styles.match(/url\(|@import|image-set/g)).toBeNull();
	const links = attributes.filter(([, name]) => name === 'href').map(([, , url]) => url ?? '');
	expect(
		links.filter(
			(url) => !/^(#[A-E]|https:\/\/(bakery\.example|status\.search\.google\.com)\/)/.test(url),
		),
	).toEqual([]);
	expect(links.length).toBeGreaterThan(10);
});
