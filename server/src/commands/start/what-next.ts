import type { ShownRange } from './show-rankings.ts';

interface Next {
	readonly url: string;
	readonly apiKey: string;
	/** The words that call the command here. */
	readonly command: string;
	/** Signs a browser in to the console, once. */
	readonly consoleLink: string;
	/** The range shown of the sample account. */
	readonly range: ShownRange | null;
}

/** The key, and for each endpoint a line to paste as it is. */
export function whatNext({ url, apiKey, command, range, consoleLink }: Next): string {
	return `API key  ${apiKey}
         of the sample account; the key of the previous start no longer works

Try next
  KEY=${apiKey}
  curl ${url}/api/v3/account/sites -d api_key=$KEY
${range === null ? '' : keywordCalls(url, range)}  curl ${url}/api/v3/optimization/onpage -d api_key=$KEY \\
    -d geo=us -d url=https://example.com/
  curl ${url}/api/v3/optimization/html -d api_key=$KEY \\
    -d geo=us --data-urlencode html@page.html
  ${command} audit https://example.com/ --keyword "example"
  ${command} site add --domain example.com --search-engines google_us
  ${url}/docs

Console  ${consoleLink}
         signs your browser in, once, within an hour; “${command} console” prints a new link

Plumbline is listening on ${url}. Press Ctrl-C to stop it.`;
}

function keywordCalls(url: string, range: ShownRange): string {
	const { site_global_key: site, search_engine_global_key: engine, date_from, date_to } = range;
	const question = `-d site_global_key=${site} -d search_engine_global_key=${engine} \\
    -d date_from=${date_from} -d date_to=${date_to}`;
	return `  curl ${url}/api/v3/keywords/rankings -d api_key=$KEY \\
    ${question} -d sort_col=rank -d sort_dir=asc
  curl ${url}/api/v3/keywords/rankings_trend -d api_key=$KEY \\
    ${question} -d granularity=weekly
  curl ${url}/api/v3/keywords/add_keywords -d api_key=$KEY \\
    -d site_global_key=${site} -d 'keywords=sourdough pizza,rye rolls'
`;
}
