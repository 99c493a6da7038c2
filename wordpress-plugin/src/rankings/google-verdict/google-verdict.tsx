import type { IndexState, GoogleVerdict as Verdict } from '@plumbline/core/api';
import { __, sprintf } from '@wordpress/i18n';
import { Failure } from '../../server-answers/failure.tsx';
import { settings } from '../../settings/settings.ts';
import { useGoogleVerdict } from './use-google-verdict.ts';

/** Google’s own decision about the post, as the connected server knows it. */
export function GoogleVerdict({ postId }: { readonly postId: number }) {
	const { verdict, failure, askAgain } = useGoogleVerdict(postId);
	if (failure !== null) return <Failure text={failure} onAgain={askAgain} />;
	if (verdict === null || !verdict.is_published) return null;
	const { google, history } = verdict;
	return (
		<section className="plumbline-google">
			<h3>{__('Google’s verdict', 'plumbline')}</h3>
			{google === null ? (
				<p className="plumbline-quiet">
					{__('The server has not asked Google about this page yet.', 'plumbline')}
				</p>
			) : (
				<Details google={google} />
			)}
			{history.length > 1 && (
				<ul>
					{history.map(({ since, state, coverage }) => (
						<li key={since} className="plumbline-quiet">
							{day(since)} · {stateText(state)} <bdi lang="en">{coverage}</bdi>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

function Details({ google }: { readonly google: Verdict }) {
	const { coverage, explanation, last_crawl: lastCrawl, state } = google;
	return (
		<>
			<p>
				<strong>{stateText(state)}</strong>{' '}
				<bdi lang="en" className="plumbline-quiet">
					{coverage}
				</bdi>
			</p>
			<p dir="auto">
				{explanation.reason} {state !== 'indexed' && <strong>{explanation.fix}</strong>}
			</p>
			<p className="plumbline-quiet">
				{lastCrawl === null
					? __('Google has never crawled it.', 'plumbline')
					: /* translators: %s: date. */
						sprintf(__('Last crawled by Google: %s', 'plumbline'), day(lastCrawl))}
			</p>
		</>
	);
}

function stateText(state: IndexState): string {
	switch (state) {
		case 'indexed':
			return __('In Google’s index', 'plumbline');
		case 'not_indexed':
			return __('Not in Google’s index', 'plumbline');
		case 'unknown':
			return __('Not known to Google', 'plumbline');
	}
}

const day = (time: string) =>
	new Date(time).toLocaleDateString(settings().userLanguage, { dateStyle: 'medium' });
