import { type PageLines, pageLines } from './page-lines.ts';

/** How the site answers without the other plugin. */
export interface Trial {
	/** For the query of the URL. */
	readonly parameter: string;
	/** The header that contains the mark. */
	readonly header: string;
	/** Only an answer without the other plugin contains it. */
	readonly mark: string;
}

/** The answer that visitors get; null if it cannot be read, is a login page, or refuses the page. */
export const askPage = (url: string, signal: AbortSignal): Promise<PageLines | null> =>
	ask(url, async (response) => (isRefused(response) ? null : read(response, response.url)), signal);

/** Two equal refusals, as during maintenance, would say nothing about the page. */
const isRefused = ({ status }: Response) => status >= 500 || [401, 403, 429].includes(status);

/** The same without the other plugin; null too for a copy from a cache. */
export const askOnTrial = (
	url: string,
	trial: Trial,
	signal: AbortSignal,
): Promise<PageLines | null> =>
	ask(
		withParameter(url, trial),
		async (response) => {
			const target = withoutParameter(response.url, trial);
			if (response.headers.get(trial.header) === trial.mark) return read(response, target);
			// A redirect loses the parameter, and a file of its own has no mark.
			if (!response.redirected) return null;
			if (!isPage(response)) return read(response, target);
			return ask(
				withParameter(target, trial),
				async (page) => (page.headers.get(trial.header) === trial.mark ? read(page, target) : null),
				signal,
			);
		},
		signal,
	);

async function ask(
	url: string,
	take: (response: Response) => Promise<PageLines | null>,
	signal: AbortSignal,
): Promise<PageLines | null> {
	try {
		return await take(await fetch(url, { credentials: 'omit', cache: 'no-store', signal }));
	} catch {
		signal.throwIfAborted();
		return null;
	}
}

async function read(response: Response, url: string): Promise<PageLines | null> {
	if (url.includes('wp-login.php')) return null;
	return pageLines({
		url,
		status: response.status,
		robots: response.headers.get('x-robots-tag') ?? '',
		type: typeOf(response),
		text: await response.text(),
	});
}

const typeOf = ({ headers }: Response) => headers.get('content-type') ?? '';

const isPage = (response: Response) => typeOf(response).includes('html');

const withParameter = (url: string, { parameter }: Trial) =>
	`${url}${url.includes('?') ? '&' : '?'}${parameter}`;

const withoutParameter = (url: string, { parameter }: Trial) =>
	url.replace(new RegExp(`[?&]${parameter.replaceAll('.', '\\.')}$`), '');
