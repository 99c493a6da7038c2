import { ScreenLink } from '../../address/screen-link.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import type { WatchedCrawl } from '../crawls/use-crawls-under-way.ts';

/** How far the server is with the busiest pages, which it audits whether or not anybody watches. */
export function BusiestProgress({ crawl }: { readonly crawl: WatchedCrawl }) {
	const own = useLanguage().texts.opportunities.busiest;
	const { whole } = useFormats();
	const { crawl_id: id, done, failed, waiting } = crawl;
	const read = done + failed;
	const total = read + waiting;
	return (
		<div class="notice" role="status">
			<p>
				<b>{own.running}</b>{' '}
				{total > 0 && own.progress({ count: whole(read), total: whole(total) })}
				{failed > 0 && ` · ${own.failed({ count: failed })}`}{' '}
				<ScreenLink to="/crawls" changes={{ crawl: String(id) }}>
					{own.details}
				</ScreenLink>
			</p>
			<progress aria-label={own.running} {...(read > 0 && { value: read, max: total })} />
		</div>
	);
}
