import { expect, it } from 'vitest';
import { factsOfHtml } from '../../facts/facts-of-html.fixtures.ts';
import { suggestGeo } from './suggest-geo.ts';

const german =
	'<p>Das Brot ist am Morgen fertig, und wir backen es mit viel Zeit und wenig Hefe.</p>';
const hreflang = '<link rel="alternate" hreflang="de-CH" href="https://example.com/brot">';

it.each([
	['the ending of the address', 'https://example.de/', '<html lang="en-US">', 'de', 'address'],
	['a country below a second level', 'https://example.co.uk/', '', 'gb', 'address'],
	['an ending without a country', 'https://example.io/', '', 'us', 'usual'],
	['an address of numbers', 'http://127.0.0.1/', '', 'us', 'usual'],
	['its own hreflang', 'https://example.com/brot', hreflang, 'ch', 'hreflang'],
	['hreflang of another page', 'https://example.com/bread', hreflang, 'us', 'usual'],
	['the region of its language', 'https://example.com/', '<html lang="pt-BR">', 'br', 'html_lang'],
	['nonsense in lang', 'https://example.com/', '<html lang="(｡◕‿◕｡)">', 'us', 'usual'],
	['its language', 'https://example.com/', `<html lang="de">${german}`, 'de', 'language'],
])('finds the country by %s', (_name, url, html, geo, because) => {
	expect(suggestGeo(factsOfHtml(html, { url }), 'us')).toEqual({ geo, because });
});

it('keeps the default country if people there speak the language', () => {
	const facts = factsOfHtml(`<html lang="de">${german}`, { url: 'https://example.com/' });
	expect(suggestGeo(facts, 'at')).toEqual({ geo: 'at', because: 'usual' });
});
