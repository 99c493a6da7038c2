import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { OverviewPost } from '../overview-posts.ts';
import type { DraftShelf } from './draft-shelf.ts';
import { type Draft, fieldLabel, fieldNames } from './edit.ts';
import { FieldCell } from './field-cell.tsx';

interface FieldGridProps {
	readonly posts: readonly OverviewPost[];
	readonly draft: Draft;
	readonly onChange: DraftShelf['change'];
}

/** More rows at once would make typing slow. */
const perPage = 25;

export function FieldGrid({ draft, onChange, posts }: FieldGridProps) {
	const [page, setPage] = useState(0);
	const pages = Math.max(1, Math.ceil(posts.length / perPage));
	const shown = posts.slice(page * perPage, (page + 1) * perPage);
	return (
		<>
			<table className="widefat striped plumbline-grid">
				<thead>
					<tr>
						<th scope="col">{__('Post', 'plumbline')}</th>
						{fieldNames.map((field) => (
							<th key={field} scope="col">
								{fieldLabel(field)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{shown.map((post) => (
						<tr key={post.id}>
							<th scope="row">
								<bdi>{post.title || __('(no title)', 'plumbline')}</bdi>
							</th>
							{fieldNames.map((field) => (
								<td key={field} data-label={fieldLabel(field)}>
									<FieldCell {...{ draft, field, onChange, post }} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{pages > 1 && (
				<nav className="plumbline-edit__buttons" aria-label={__('Pages of posts', 'plumbline')}>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						disabled={page === 0}
						accessibleWhenDisabled
						onClick={() => setPage(page - 1)}
					>
						{__('Previous', 'plumbline')}
					</Button>
					<span>
						{/* translators: 1: number of a page, 2: how many pages there are. */}
						{sprintf(__('Page %1$d of %2$d', 'plumbline'), page + 1, pages)}
					</span>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						disabled={page === pages - 1}
						accessibleWhenDisabled
						onClick={() => setPage(page + 1)}
					>
						{__('Next', 'plumbline')}
					</Button>
				</nav>
			)}
		</>
	);
}
