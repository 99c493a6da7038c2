import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { type FallenPage, type PageFigures, type PostAt, readPostsAt } from './pages-to-work-on.ts';

interface PageTableProps {
	readonly label: string;
	/** Shown if there are no pages. */
	readonly empty: string;
	readonly pages: readonly (PageFigures | FallenPage)[];
	readonly onEdit: (post: PostAt) => void;
}

export function PageTable({ empty, label, onEdit, pages }: PageTableProps) {
	const posts = usePostsAt(pages.map(({ url }) => url));
	if (pages.length === 0) return <p>{empty}</p>;
	return (
		<div className="plumbline-search-data__scroll">
			<table className="widefat striped">
				<caption>{label}</caption>
				<thead>
					<tr>
						<th scope="col">{__('Page', 'plumbline')}</th>
						<th scope="col">{__('Position', 'plumbline')}</th>
						<th scope="col">{__('Impressions', 'plumbline')}</th>
						<th scope="col">{__('Clicks', 'plumbline')}</th>
						<th scope="col">{__('Before', 'plumbline')}</th>
					</tr>
				</thead>
				<tbody>
					{pages.map((page) => (
						<tr key={`${page.url} ${page.query}`}>
							<th scope="row">
								<PageName page={page} post={posts.get(page.url)} onEdit={onEdit} />
							</th>
							<td>{number(page.position)}</td>
							<td>{number(page.impressions)}</td>
							<td>{number(page.clicks)}</td>
							<td>{before(page)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

interface PageNameProps {
	readonly page: PageFigures;
	/** Undefined if the page is not a post that this person can edit. */
	readonly post: PostAt | undefined;
	readonly onEdit: (post: PostAt) => void;
}

const PageName = ({ onEdit, page, post }: PageNameProps) => (
	<>
		{post ? (
			<Button variant="link" onClick={() => onEdit(post)}>
				<bdi>{post.title || __('(no title)', 'plumbline')}</bdi>
			</Button>
		) : (
			<bdi>{page.url}</bdi>
		)}
		{page.query !== '' && (
			<>
				{' '}
				<small dir="auto">{page.query}</small>
			</>
		)}
	</>
);

/** The clicks or the position before; a dash if neither is known. */
function before(page: PageFigures | FallenPage): string {
	if ('clicksBefore' in page && page.clicksBefore !== null) return number(page.clicksBefore);
	return page.change === null ? '–' : number(page.position + page.change);
}

const number = (value: number) =>
	value.toLocaleString(document.documentElement.lang || 'en', { maximumFractionDigits: 1 });

function usePostsAt(urls: readonly string[]): ReadonlyMap<string, PostAt> {
	const [posts, setPosts] = useState<ReadonlyMap<string, PostAt>>(new Map());
	const key = urls.join('\n');
	useEffect(() => {
		if (urls.length === 0) return;
		const asking = new AbortController();
		readPostsAt(urls, asking.signal).then(
			(found) => setPosts(new Map(found.map((post) => [post.url, post]))),
			// Without them the table shows URLs.
			() => undefined,
		);
		return () => asking.abort();
	}, [key]);
	return posts;
}
