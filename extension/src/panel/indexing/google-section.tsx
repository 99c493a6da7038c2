import { StateMark } from '@plumbline/ui';
import { useLanguage } from '../../language/language.ts';
import { textsFor as googleTextsFor } from '../../texts/google/texts.generated.ts';
import { shownAddress } from '../controls/shown-address.ts';
import { Disclosure } from '../findings/disclosure.tsx';
import { type ShownVerdict, useGoogleVerdict } from '../google-verdict/use-google-verdict.ts';
import { usePage } from '../page-view.ts';
import { FailureNotice } from '../server/failure-notice.tsx';

const states = { indexed: 'right', not_indexed: 'wrong', unknown: 'unknown' } as const;

/** Google’s own decision about the page, as the connected server knows it, beside our verdict. */
export function GoogleSection() {
	const { server } = usePage();
	return server ? <GoogleAnswer origin={server} /> : null;
}

function GoogleAnswer({ origin }: { readonly origin: string }) {
	const texts = googleTextsFor(useLanguage().locale);
	const { askAgain, failure, isOwn, verdict } = useGoogleVerdict();
	if (isOwn === false && !failure) return null;
	return (
		<section data-part="google">
			<h2>{texts.title}</h2>
			{isOwn === null && <p class="quiet-text">{texts.asking}</p>}
			{failure && <FailureNotice {...{ failure, origin }} onAgain={askAgain} />}
			{isOwn && !verdict && <p class="quiet-text">{texts.notAsked}</p>}
			{verdict && <GoogleDetails verdict={verdict} />}
		</section>
	);
}

function GoogleDetails({ verdict }: { readonly verdict: ShownVerdict }) {
	const { locale, texts: all } = useLanguage();
	const texts = googleTextsFor(locale);
	const { explained, google, history = [] } = verdict;
	const { coverage, declared_canonical, google_canonical, inspected_at, last_crawl, state } =
		google;
	const isIn = state === 'indexed';
	const day = (time: string) => new Date(time).toLocaleDateString(locale, { dateStyle: 'medium' });
	return (
		<>
			<p class="google-state">
				<StateMark state={states[state]} isSaid /> <b>{texts.states[state]}</b>{' '}
				<bdi lang="en" class="quiet-text">
					{coverage}
				</bdi>
			</p>
			<p>
				<bdi>{explained.reason}</bdi>
				{!isIn && (
					<>
						{all.gap}
						<b>{explained.fix}</b>
					</>
				)}
			</p>
			<dl class="google-facts">
				<dt>{texts.lastCrawl}</dt>
				<dd>{last_crawl === null ? texts.never : day(last_crawl)}</dd>
				<dt>{texts.chosen}</dt>
				<dd dir="ltr">{google_canonical ? shownAddress(google_canonical) : texts.none}</dd>
				<dt>{texts.declared}</dt>
				<dd dir="ltr">{declared_canonical ? shownAddress(declared_canonical) : texts.none}</dd>
				<dt>{texts.inspected}</dt>
				<dd>{day(inspected_at)}</dd>
			</dl>
			<Disclosure title={texts.history} count={history.length > 1 ? history.length : 0}>
				<ul class="google-history">
					{history.map((past) => (
						<li key={past.since}>
							{day(past.since)} · {texts.states[past.state]}{' '}
							<bdi lang="en" class="quiet-text">
								{past.coverage}
							</bdi>
						</li>
					))}
				</ul>
			</Disclosure>
		</>
	);
}
