import { startCrawl } from '@plumbline/core/api';
import { callEndpoint } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { countryOf } from '../../site/country-of.ts';
import { useChosenSite } from '../../site/site.ts';
import { useMayCrawl } from '../crawls/crawl-list.tsx';

const mostPages = 50;

/** The button that lets the server audit the busiest pages of the site. */
export function AuditBusiest({ isUnderWay }: { readonly isUnderWay: boolean }) {
	const own = useLanguage().texts.opportunities.busiest;
	const chosen = useChosenSite();
	const mayCrawl = useMayCrawl();
	const { error, isRunning, run } = useAction();
	if (chosen === null || !mayCrawl) return null;
	const start = () =>
		run(async () => {
			await callEndpoint(startCrawl, {
				site_global_key: chosen.site.site_global_key,
				busiest: mostPages,
				geo: countryOf(chosen.engine),
			});
		});
	return (
		<>
			<button type="button" disabled={isRunning || isUnderWay} onClick={start}>
				{own.start({ count: mostPages })}
			</button>
			<ErrorNotice error={error} />
		</>
	);
}
