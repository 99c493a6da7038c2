import { listWatches } from '@plumbline/console/contract';
import { callConsole } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { NoSite } from '../../site/no-site.tsx';
import { useChosen } from '../../site/site.ts';
import { AddWatch } from './add-watch.tsx';
import { WatchCard } from './watch-card.tsx';

/** The watches of the site: present faults, messages so far, and whether the targets work. */
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
				</section>
			)}
			{watches.data.map((watch) => (
				<WatchCard key={watch.id} site={site} watch={watch} onChange={watches.reload} />
			))}
			<AddWatch key={site} site={chosen.site} onAdded={watches.reload} />
		</div>
	);
}
