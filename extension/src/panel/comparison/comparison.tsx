import { useEffect, useState } from 'preact/hooks';
import { compareKept } from '../../history/compare-kept.ts';
import { historyOf } from '../../history/history.store.ts';
import { type KeptAudit, keptAudit, withAudit } from '../../history/kept-audit.ts';
import { pageAt } from '../../settings/page-at.ts';
import { useLanguage } from '../language/language.ts';
import { usePage } from '../page-view.ts';
import { ChangeList } from './change-list.tsx';

/** Compares the page with its previous audit. */
export function Comparison() {
	const texts = useLanguage().texts.takeAway.compare;
	const { report, visit, words } = usePage();
	const url = pageAt(report.url ?? '');
	const [earlier, setEarlier] = useState<readonly KeptAudit[] | null>(null);
	useEffect(() => {
		void historyOf(url).then(setEarlier);
	}, [url, visit]);
	if (!earlier) return null;

	// The history with this visit, whether or not it has been stored yet.
	const history = withAudit(earlier, keptAudit(report, { time: visit, words }));
	const [before, now] = history.slice(-2);
	return (
		<section class="comparison">
			<h2>{texts.title}</h2>
			{before && now ? (
				<Changes before={before} now={now} />
			) : (
				<Unchanged since={before?.from ?? visit} visit={visit} />
			)}
		</section>
	);
}

function Changes({ before, now }: { readonly before: KeptAudit; readonly now: KeptAudit }) {
	const { phrase, texts } = useLanguage();
	const dateOf = useDates();
	const comparison = compareKept(before, now);
	if (!comparison) return null;
	const { firstSeen, fixed, isSameScore, worse } = comparison;
	return (
		<>
			<p>
				{texts.takeAway.compare.since(dateOf(before.to))}{' '}
				{isSameScore
					? texts.takeAway.compare.score(before.score, now.score)
					: texts.takeAway.compare.otherSettings}
			</p>
			<ChangeList title={phrase('got_worse')} changes={worse} />
			<ChangeList title={phrase('first_seen')} changes={firstSeen} />
			<ChangeList title={phrase('got_fixed')} changes={fixed} />
			{worse.length + firstSeen.length + fixed.length === 0 && (
				<p>{texts.takeAway.compare.nothing}</p>
			)}
		</>
	);
}

function Unchanged({ since, visit }: { readonly since: number; readonly visit: number }) {
	const texts = useLanguage().texts.takeAway.compare;
	const dateOf = useDates();
	return <p>{since < visit ? texts.sameSince(dateOf(since)) : texts.first}</p>;
}

function useDates() {
	const { locale } = useLanguage();
	return (time: number) =>
		new Date(time).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}
