import { type Site, startCrawl } from '@plumbline/core/api';
import { useState } from 'preact/hooks';
import { callEndpoint } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { CrawlLimits, type GivenLimits, limitsOf, noLimits } from './crawl-limits.tsx';

interface StartCrawlProps {
	readonly site: Site;
	readonly onStarted: () => void;
}

/** Enough to see what a site is like, and a few minutes at the usual pace. */
const pagesAtFirst = '500';

/** Starts a crawl of the site, with limits. */
export function StartCrawl({ site, onStarted }: StartCrawlProps) {
	const own = useLanguage().texts.crawls;
	const [start, setStart] = useState(`https://${site.domain}/`);
	const [pages, setPages] = useState(pagesAtFirst);
	const [limits, setLimits] = useState<GivenLimits>(noLimits);
	const { isRunning, error, run } = useAction();
	const begin = () =>
		run(async () => {
			await callEndpoint(startCrawl, {
				site_global_key: site.site_global_key,
				start,
				...(pages !== '' && { pages: Number(pages) }),
				...limitsOf(limits),
			});
			onStarted();
		});
	return (
		<form
			class="card"
			onSubmit={(event) => {
				event.preventDefault();
				begin();
			}}
		>
			<div class="fields">
				<label class="wide">
					<span>{own.address}</span>
					<input
						type="url"
						required
						dir="ltr"
						value={start}
						onInput={({ currentTarget }) => setStart(currentTarget.value)}
					/>
				</label>
				<label>
					<span>{own.pages}</span>
					<input
						type="number"
						min="1"
						placeholder={own.noLimit}
						value={pages}
						onInput={({ currentTarget }) => setPages(currentTarget.value)}
					/>
				</label>
			</div>
			<CrawlLimits given={limits} onChange={setLimits} />
			<ErrorNotice error={error} />
			<button type="submit" class="primary" disabled={isRunning}>
				{own.start}
			</button>
		</form>
	);
}
