import type { View } from '@wordpress/dataviews/wp';
import { useEffect, useState } from '@wordpress/element';
import { Failure } from '../server-answers/failure.tsx';
import { failureText } from '../server-answers/failure-text.ts';
import { keepView, keptView } from './kept-view.ts';
import { type OverviewPage, readPosts, readSummary, type Summary } from './overview-posts.ts';
import { PostTable } from './post-table.tsx';
import { SiteSummary } from './site-summary.tsx';

interface PostsOfSiteProps {
	/** Changes when verdicts have changed. */
	readonly version: number;
	readonly onAudit: (ids: readonly number[]) => void;
}

/** The summary and the table; the site filters, sorts and pages, so that thousands of posts are no burden. */
export function PostsOfSite({ version, onAudit }: PostsOfSiteProps) {
	const [view, setView] = useState(keptView);
	const [retries, setRetries] = useState(0);
	const key = `${version} ${retries}`;
	const summary = useAnswer<Summary>(readSummary, key);
	const page = useAnswer<OverviewPage>((signal) => readPosts(view, signal), key, view);

	const change = (next: View) => {
		keepView(next);
		setView(next);
	};
	const failure = page.failure ?? summary.failure;
	if (failure !== null) {
		return <Failure text={failure} onAgain={() => setRetries((before) => before + 1)} />;
	}
	return (
		<>
			{summary.answer && (
				<SiteSummary
					summary={summary.answer}
					onChoose={(rule) => change({ ...view, page: 1, search: '', filters: [isRule(rule)] })}
				/>
			)}
			<PostTable
				page={page.answer}
				isLoading={page.isLoading}
				found={summary.answer?.findings ?? nothing}
				view={view}
				onChangeView={change}
				onAudit={onAudit}
			/>
		</>
	);
}

const nothing: Summary['findings'] = [];

const isRule = (rule: string) => ({ field: 'rule', operator: 'is' as const, value: rule });

interface Answer<Value> {
	/** The last answer; null before the first. */
	readonly answer: Value | null;
	readonly isLoading: boolean;
	readonly failure: string | null;
}

/** What the site answers; asked again when the key or the view changes. */
function useAnswer<Value>(
	read: (signal: AbortSignal) => Promise<Value>,
	key: string,
	view?: View,
): Answer<Value> {
	const [state, setState] = useState<Answer<Value>>({
		answer: null,
		isLoading: true,
		failure: null,
	});
	useEffect(() => {
		const asking = new AbortController();
		setState((before) => ({ ...before, isLoading: true, failure: null }));
		read(asking.signal).then(
			(answer) => setState({ answer, isLoading: false, failure: null }),
			(cause: unknown) => {
				if (asking.signal.aborted) return;
				setState((before) => ({ ...before, isLoading: false, failure: failureText(cause) }));
			},
		);
		return () => asking.abort();
	}, [key, view]);
	return state;
}
