import { useEffect, useState } from 'preact/hooks';
import { storage } from 'wxt/utils/storage';

/** A link of the user’s own, to a tool that we do not know. */
export interface OwnTool {
	readonly name: string;
	/** A URL with `{url}` or `{host}`. */
	readonly template: string;
}

export const ownToolsSetting = storage.defineItem<readonly OwnTool[]>('local:tools', {
	fallback: [],
});

/**
 * The URL of a tool for a page; null if the template yields none, or if the page is not on the web.
 */
export function ownToolUrl({ template }: OwnTool, address: string): string | null {
	const page = URL.parse(address);
	if (!page || !/^https?:$/.test(page.protocol)) return null;
	// Without user name and password, which must not be passed on.
	const url = `${page.origin}${page.pathname}${page.search}`;
	const filled = template
		.trim()
		.replaceAll('{url}', () => encodeURIComponent(url))
		.replaceAll('{host}', () => page.host);
	const tool = URL.parse(filled);
	return tool && /^https?:$/.test(tool.protocol) ? tool.href : null;
}

const example = 'https://example.com/';

/** Whether a template is a URL that depends on the page. */
export const isToolTemplate = (template: string): boolean =>
	/\{(url|host)\}/.test(template) && ownToolUrl({ name: '', template }, example) !== null;

/** The user’s own tools; null until they are known. */
export function useOwnTools(): readonly OwnTool[] | null {
	const [tools, setTools] = useState<readonly OwnTool[] | null>(null);
	useEffect(() => {
		void ownToolsSetting.getValue().then(setTools);
		return ownToolsSetting.watch(setTools);
	}, []);
	return tools;
}
