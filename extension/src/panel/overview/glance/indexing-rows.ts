import { shownAddress } from '../../controls/shown-address.ts';
import { type Given, type Row, shownNumber } from './glance-row.ts';

/** The signals that search engines read before the content. */
export const indexingRows = (given: Given): readonly Row[] => [
	canonicalRow(given),
	robotsRow(given),
	responseRow(given),
	languageRow(given),
];

function canonicalRow({ glance, texts }: Given): Row {
	const { leadsTo, urls } = glance.canonical;
	const addresses = urls.map(shownAddress).join(' · ');
	const place = { line: 'canonical', screen: 'indexing', target: '[data-part=canonical]' } as const;
	const copy = () => urls.join('\n');
	if (leadsTo === 'several') {
		const value = texts.several({ count: String(urls.length), first: addresses });
		return { ...place, value, copy, isFromPage: true };
	}
	if (leadsTo === 'other') return { ...place, value: addresses, copy, isFromPage: true };
	return { ...place, value: texts.canonicals[leadsTo], copy, isMissing: urls.length === 0 };
}

function robotsRow({ glance, texts }: Given): Row {
	const { header, isFollowed, isIndexed, isRobotsTxtKnown = true, meta } = glance.robots;
	const state = `${isIndexed ? 'index' : 'noindex'}, ${isFollowed ? 'follow' : 'nofollow'}`;
	const fromMeta = texts.meta({ tokens: meta.join(', ') || texts.none });
	const fromHeader = header
		? texts.header({ tokens: header.join(', ') || texts.none })
		: texts.headerUnknown;
	const details = [
		meta.length > 0 && fromMeta,
		header?.length !== 0 && fromHeader,
		!isRobotsTxtKnown && texts.robotsTxtUnknown,
	].filter(Boolean);
	return {
		line: 'robots',
		value: [state, ...details].join(' · '),
		isFromPage: true,
		copy: () => [state, fromMeta, fromHeader].join('\n'),
		screen: 'indexing',
		target: '[data-part=robots]',
	};
}

function responseRow({ glance, texts }: Given): Row {
	const { isHttps, redirectCodes = [], redirects, status } = glance.response;
	const codes = [...redirectCodes, status ?? texts.unknown].join(' → ');
	const parts = [codes, isHttps ? 'HTTPS' : 'HTTP'];
	if (redirects === 0) parts.push(texts.noRedirects);
	if (redirects) parts.push(texts.redirects({ count: redirects }));
	return {
		line: 'response',
		value: parts.join(' · '),
		screen: 'indexing',
		target: '[data-part=response]',
	};
}

function languageRow({ glance, locale, texts }: Given): Row {
	const { declared, hreflangs } = glance.language;
	const count = texts.hreflangs({ count: hreflangs ? shownNumber(hreflangs.length, locale) : '?' });
	return {
		line: 'language',
		value: `${declared || texts.noLang} · ${count}`,
		copy: () => [declared ?? '', ...(hreflangs ?? [])].join('\n').trim(),
		screen: 'indexing',
		target: '[data-part=hreflang]',
	};
}
