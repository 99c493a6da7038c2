import { mayCarryHeaders } from '../../fetch-page/redirect.ts';
import type { Renderer } from '../../render/renderer.ts';
import type { CrawlSettings, SecretHeaders } from '../settings.ts';

/** A renderer whose pages send the crawl’s headers too, to the host of its start URL only. */
export function createCrawlRenderer(
	renderer: Renderer,
	headers: SecretHeaders,
	settings: CrawlSettings,
): Renderer {
	const start = new URL(settings.start);
	return {
		render: (page) => {
			const isOfSite = mayCarryHeaders(start, new URL(page.url));
			return renderer.render(isOfSite ? { ...page, ownHeaders: headers } : page);
		},
		close: () => renderer.close(),
	};
}
