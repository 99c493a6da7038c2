import { connectCommand } from '../connect-command.ts';
import { objectOf, textOf } from '../json-values.ts';
import { type Connection, SourceError } from '../source.ts';

/** The settings of a connection to Bing, nothing secret. */
export interface BingSettings {
	/** As Bing Webmaster Tools names the site: `https://www.example.com/`. */
	readonly siteUrl: string;
	/** Replaces Bing’s own URL, for tests and proxies. */
	readonly baseUrl?: string;
}

export function readSettings({ settings }: Connection): BingSettings {
	const fields = objectOf(settings);
	const [siteUrl, baseUrl] = [textOf(fields.siteUrl), textOf(fields.baseUrl)];
	if (siteUrl === '') throw withoutSite();
	return { siteUrl, ...(baseUrl && { baseUrl }) };
}

function withoutSite(): SourceError {
	return new SourceError('refused', 'The connection to Bing Webmaster names no site.', {
		remedy: `Connect it again: ${connectCommand('bing-webmaster')}.`,
	});
}
