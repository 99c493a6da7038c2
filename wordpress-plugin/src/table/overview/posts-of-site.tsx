import type { View } from '@wordpress/dataviews';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Failure } from '../../server-answers/failure.tsx';
import { EditPost } from '../editing/edit-post.tsx';
import {
	type OverviewPage,
	type OverviewPost,
	readPosts,
	readSummary,
	type Summary,
} from '../overview-posts.ts';
import { SearchData } from '../search-data/search-data.tsx';
import { AllTogether } from './all-together.tsx';
import { keepView, keptView } from './kept-view.ts';
import { PostTable } from './post-table.tsx';
import { SiteFindings, SiteSummary } from './site-summary.tsx';
import { TableTools, UnsavedEdits } from './table-tools.tsx';
import { useAnswer } from './use-answer.ts';

interface PostsOfSiteProps {
	/** Changes when verdicts have changed. */
	readonly version: number;
	/** Verdicts are changing, and what is shown follows without a sign of loading. */
	readonly isRunning: boolean;
	/** Tells whether there are any posts. */
	readonly onCount: (total: number) => void;
	readonly onAudit: (ids: readonly number[]) => void;
	/** Brings the verdicts of changed posts up to date. */
	readonly onSaved: (ids: readonly number[]) => void;
	/** Opens the grid with these posts. */
	readonly onEditMany: (ids: readonly number[]) => void;
}

/** The table, and around it what concerns many posts; the site filters, sorts and pages, so that thousands of posts do not slow it down. */
export function PostsOfSite({
	version,
	isRunning,
	onAudit,
	onCount,
	onEditMany,
	onSaved,
}: PostsOfSiteProps) {
	const [view, setView] = useState(keptView);
	const [edited, setEdited] = useState<Pick<OverviewPost, 'id' | 'title'> | null>(null);
	const table = useRef<HTMLDivElement>(null);
	const [retries, setRetries] = useState(0);
	const key = `${version} ${retries}`;
	// First, so that a host with one process answers it first.
	const page = useAnswer<OverviewPage>((signal) => readPosts(view, signal), key, view);
	const summary = useAnswer<Summary>(readSummary, key);
	const total = summary.answer?.total;
	useEffect(() => {
		if (total !== undefined) onCount(total);
	}, [total, onCount]);

	const change = (next: View) => {
		keepView(next);
		setView(next);
	};
	const show = (field: string, value: string) => {
		change({ ...view, page: 1, search: '', filters: [{ field, operator: 'is', value }] });
		table.current?.scrollIntoView({ block: 'nearest' });
	};
	const showRule = (rule: string) => show('rule', rule);
	const failure = page.failure ?? summary.failure;
	if (failure !== null) {
		return <Failure text={failure} onAgain={() => setRetries((before) => before + 1)} />;
	}
	if (total === 0) return <p>{__('You have no published posts yet.', 'plumbline')}</p>;
	return (
		<>
			{summary.answer && <SiteSummary summary={summary.answer} onChoose={showRule} />}
			<UnsavedEdits onEditMany={onEditMany} />
			<div ref={table} />
			<PostTable
				page={page.answer}
				isLoading={page.isLoading && !isRunning}
				found={summary.answer?.findings ?? nothing}
				view={view}
				onChangeView={change}
				onAudit={onAudit}
				onEdit={setEdited}
				onEditMany={onEditMany}
			/>
			<TableTools view={view} total={page.answer?.total ?? 0} onEditMany={onEditMany} />
			{summary.answer && <SiteFindings summary={summary.answer} onChoose={showRule} />}
			{/* Comparing all posts takes long, so it waits for the end of a run. */}
			<AllTogether
				version={isRunning ? 'running' : key}
				onChoose={(issue) => show('issue', issue)}
			/>
			<SearchData onEdit={setEdited} />
			{edited && <EditPost post={edited} onClose={() => setEdited(null)} onSaved={onSaved} />}
		</>
	);
}

const nothing: Summary['findings'] = [];
