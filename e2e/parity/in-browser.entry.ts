// Runs in the browser under test: the same core, built as browsers load it.
import {
	type AuditHtmlOptions,
	auditFacts,
	auditHtml,
	createNodeRegistry,
	fromDocument,
	load,
} from '@plumbline/core';

declare global {
	/** Answers are JSON: WebDriver BiDi loses an object that stands in two places. */
	var parity: {
		auditHtml(html: string, options: AuditHtmlOptions): Promise<string>;
		collect(options: AuditHtmlOptions): Promise<string>;
		auditDocument(options: AuditHtmlOptions): Promise<string>;
	};
}

const languages = [
	'en',
	'ja',
	'de',
	'es',
	'fr',
	'ko',
	'tr',
	'ru',
	'sv',
	'pl',
	'cs',
	'it',
	'pt',
	'nl',
];
const ready = () => load({ html: true, languages });

const collect = ({ language, response, robotsTxt, url }: AuditHtmlOptions) =>
	fromDocument(document, {
		registry: createNodeRegistry(),
		given: {
			url: url ?? null,
			declaredLanguage: language ?? null,
			response: response ?? null,
			robotsTxt: robotsTxt ?? null,
		},
	});

globalThis.parity = {
	async auditHtml(html, options) {
		await ready();
		return JSON.stringify(auditHtml(html, options));
	},
	collect: async (options) => JSON.stringify(await collect(options)),
	async auditDocument(options) {
		await ready();
		return JSON.stringify(auditFacts(await collect(options), options));
	},
};
