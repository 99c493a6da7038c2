import { listWatches } from '@plumbline/core/console';
import { callConsole } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { NoSite } from '../../shell/no-site.tsx';
import { useChosen } from '../../shell/site.ts';
import { WatchCard } from './watch-card.tsx';

/** The watches of the site: what is broken now, what was told, and whether the targets work. */
export function Watches() {
	const { texts, locale } = useLanguage();
	const chosen = useChosen();
	const site = chosen?.site.site_global_key ?? null;
	const watches = useAnswer(site && `watches ${site} ${locale}`, (signal) =>
		callConsole(listWatches, { site_global_key: site ?? '', locale }, signal),
	);
	if (chosen === null || site === null) return <NoSite chosen={chosen} />;
	if (watches.data === null) {
		return watches.error ? (
			<ErrorNotice error={watches.error} />
		) : (
			<p class="quiet">{texts.loading}</p>
		);
	}
	return (
		<div class="sections">
			{watches.data.length === 0 && (
				<section class="card">
					<p>{texts.watches.none}</p>
					<pre dir="ltr">
						<code>
							{`plumbline watch add Top --site ${chosen.site.domain} --top 200 --mail me@example.com`}
						</code>
					</pre>
				</section>
			)}
			{watches.data.map((watch) => (
				<WatchCard key={watch.id} site={site} watch={watch} onChange={watches.reload} />
			))}
		</div>
	);
}
