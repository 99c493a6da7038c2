import { DataViews, type Field, type View } from '@wordpress/dataviews';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { settings } from '../../settings/settings.ts';
import {
	type FoundRule,
	type IssueName,
	issueNames,
	type OverviewPage,
	type OverviewPost,
} from '../overview-posts.ts';

interface PostTableProps {
	readonly page: OverviewPage | null;
	readonly isLoading: boolean;
	readonly found: readonly FoundRule[];
	readonly view: View;
	readonly onChangeView: (view: View) => void;
	/** Audits posts. */
	readonly onAudit: (ids: readonly number[]) => void;
	readonly onEdit: (post: OverviewPost) => void;
	readonly onEditMany: (ids: readonly number[]) => void;
}

/** All posts with their verdicts, as WordPress shows its own lists. */
export function PostTable({
	page,
	isLoading,
	found,
	view,
	onChangeView,
	onAudit,
	onEdit,
	onEditMany,
}: PostTableProps) {
	const fields = useMemo(() => fieldsWith(found), [found]);
	const total = page?.total ?? 0;
	return (
		<DataViews
			data={page?.posts ?? []}
			fields={fields}
			view={view}
			onChangeView={onChangeView}
			getItemId={({ id }) => String(id)}
			isLoading={isLoading}
			paginationInfo={{
				totalItems: total,
				totalPages: Math.max(1, Math.ceil(total / (view.perPage ?? 20))),
			}}
			defaultLayouts={{ table: {} }}
			searchLabel={__('Search titles', 'plumbline')}
			actions={[
				{
					id: 'edit',
					label: __('Edit texts', 'plumbline'),
					isPrimary: true,
					icon: 'edit',
					isEligible: ({ edit_url }) => edit_url !== null,
					callback: ([post]) => post && onEdit(post),
				},
				{
					id: 'edit-many',
					label: __('Edit in a grid', 'plumbline'),
					supportsBulk: true,
					isEligible: ({ edit_url }) => edit_url !== null && settings().editing?.owner === null,
					callback: (posts) => onEditMany(posts.map(({ id }) => id)),
				},
				{
					id: 'audit',
					label: __('Audit', 'plumbline'),
					supportsBulk: true,
					isEligible: ({ edit_url }) => edit_url !== null,
					callback: (posts) => onAudit(posts.map(({ id }) => id)),
				},
			]}
		/>
	);
}

function fieldsWith(found: readonly FoundRule[]): Field<OverviewPost>[] {
	return [
		{
			id: 'title',
			label: __('Title', 'plumbline'),
			enableHiding: false,
			filterBy: false,
			render: ({ item }) => <TitleCell {...item} />,
		},
		{
			id: 'verdict',
			label: __('Verdict', 'plumbline'),
			filterBy: false,
			render: ({ item }) => <VerdictCell {...item} />,
		},
		{
			id: 'findings',
			label: __('To fix', 'plumbline'),
			enableSorting: false,
			filterBy: false,
			render: ({ item }) => <span dir="auto">{toFix(item)}</span>,
		},
		text('keyword', __('Focus keyword', 'plumbline')),
		text('seo_title', __('Title in search results', 'plumbline')),
		text('description', __('Description', 'plumbline')),
		text('type', __('Type', 'plumbline')),
		{ id: 'date', label: __('Published', 'plumbline'), filterBy: false },
		{
			id: 'state',
			label: __('State', 'plumbline'),
			elements: states(),
			filterBy: { operators: ['is'], isPrimary: true },
			enableSorting: false,
			enableHiding: false,
		},
		{
			id: 'issue',
			label: __('Across all posts', 'plumbline'),
			elements: issueNames.map((value) => ({ value, label: issueLabel(value) })),
			filterBy: { operators: ['is'], isPrimary: true },
			enableSorting: false,
			enableHiding: false,
		},
		{
			id: 'rule',
			label: __('Finding', 'plumbline'),
			elements: found.map(({ count, rule, title }) => ({
				value: rule,
				label: `${title} (${count})`,
			})),
			filterBy: { operators: ['is'], isPrimary: true },
			enableSorting: false,
			enableHiding: false,
		},
	];
}

function toFix({ broken: [url], findings: [finding] }: OverviewPost): string {
	return url === undefined
		? (finding ?? '')
		: /* translators: %s: URL of a link. */
			sprintf(__('Broken link: %s', 'plumbline'), url);
}

const states = () => [
	{ value: 'must_fix', label: __('Must fix', 'plumbline') },
	{ value: 'worth_fixing', label: __('Worth fixing', 'plumbline') },
	{ value: 'fine', label: __('Nothing to fix', 'plumbline') },
	{ value: 'stale', label: __('Out of date', 'plumbline') },
	{ value: 'none', label: __('Not audited yet', 'plumbline') },
];

const text = (
	id: 'keyword' | 'seo_title' | 'description' | 'type',
	label: string,
): Field<OverviewPost> => ({
	id,
	label,
	enableSorting: false,
	filterBy: false,
	render: ({ item }) => <span dir="auto">{item[id]}</span>,
});

function TitleCell({ edit_url, title }: OverviewPost) {
	const name = title || __('(no title)', 'plumbline');
	if (edit_url === null) return <span dir="auto">{name}</span>;
	return (
		<a href={edit_url} dir="auto">
			{name}
		</a>
	);
}

const icons = {
	must_fix: 'warning',
	worth_fixing: 'info',
	fine: 'yes-alt',
	none: 'minus',
} as const;

const VerdictCell = ({ is_stale, state, verdict }: OverviewPost) => (
	<span className={`plumbline-state is-${state}`}>
		<span className={`dashicons dashicons-${icons[state]}`} aria-hidden="true" />
		<span>
			<bdi>{verdict}</bdi>
			{is_stale && <small>{__('Out of date', 'plumbline')}</small>}
		</span>
	</span>
);

export const issueLabel = (issue: IssueName): string =>
	({
		same_title: __('The same title as a different post', 'plumbline'),
		same_description: __('The same description as a different post', 'plumbline'),
		same_keyword: __('The same focus keyword as a different post', 'plumbline'),
		broken_links: __('Broken links within this site', 'plumbline'),
		no_links_to_it: __('No other post or menu links to it', 'plumbline'),
	})[issue];
