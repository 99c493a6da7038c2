import { namedMetaFact } from './named-meta.ts';

/** Crawlers with their own meta tag that the engines of some rule set read. */
const crawlerNames: ReadonlySet<string> = new Set([
	'robots',
	'googlebot',
	'googlebot-news',
	'bingbot',
	'msnbot',
	'slurp',
	'yandex',
	'yandexbot',
	'baiduspider',
	'naverbot',
	'yeti',
	'seznambot',
]);

export const robotsMetas = namedMetaFact(
	(name) => crawlerNames.has(name) || /^google(?:bot|other|-extended)/.test(name),
);
