import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { changedWords } from './changed-words.ts';
import type { Difference } from './differences.ts';
import { lineNames } from './page-lines.ts';
import type { ComparedPage } from './use-comparison.ts';

interface PageDifferencesProps {
	readonly page: ComparedPage;
	/** Name of the other plugin. */
	readonly name: string;
	readonly isAccepted: boolean;
	readonly onAccept: () => void;
	/** Keeps all pages of the kind out of search; null if that is not a setting. */
	readonly onHide: (() => void) | null;
}

/** One page: what differs on it, opened where something would be lost. */
export function PageDifferences(props: PageDifferencesProps) {
	const { isAccepted, name, onAccept, onHide, page } = props;
	const lost = page.differences?.filter(({ state }) => state === 'lost') ?? [];
	const isHidden = lost.some(({ before, line }) => line === lineNames.robots && isNoindex(before));
	const columns = [
		/* translators: %s: name of a plugin. */
		sprintf(__('Now, %s', 'plumbline'), name),
		__('Then, Plumbline', 'plumbline'),
	] as const;
	return (
		<details className="plumbline-page" open={lost.length > 0 && !isAccepted}>
			<summary>
				<strong>
					<bdi>{page.name}</bdi>
				</strong>
				<bdi className="plumbline-page-url">{pathOf(page.url)}</bdi>
				<span className={`plumbline-page-state is-${stateOf(page)}`}>{stateText(page, lost)}</span>
			</summary>
			<p>
				<a href={page.url}>{__('Open the page', 'plumbline')}</a>
			</p>
			{page.differences === null && (
				<p>
					{__(
						'One of the two answers could not be read: a cache, a login or a different site answered. Look at this page yourself after deactivating.',
						'plumbline',
					)}
				</p>
			)}
			{page.differences && page.differences.length > 0 && (
				<table className="plumbline-lines">
					<thead>
						<tr>
							<td />
							{columns.map((column) => (
								<th key={column} scope="col">
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{page.differences.map((each) => (
							<Line key={each.line} difference={each} columns={columns} />
						))}
					</tbody>
				</table>
			)}
			{(lost.length > 0 || page.differences === null) && (
				<div className="plumbline-source-buttons">
					{isHidden && onHide && (
						<Button __next40pxDefaultSize variant="primary" onClick={onHide}>
							{__('Keep all pages like this out of search', 'plumbline')}
						</Button>
					)}
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						disabled={isAccepted}
						accessibleWhenDisabled
						onClick={onAccept}
					>
						{isAccepted ? __('Accepted', 'plumbline') : __('Accept', 'plumbline')}
					</Button>
				</div>
			)}
		</details>
	);
}

interface LineProps {
	readonly difference: Difference;
	/** Names of the columns, which are shown in each row where the table is narrow. */
	readonly columns: readonly [string, string];
}

const Line = ({ columns: [now, then], difference }: LineProps) => {
	const { after, before, line, state } = difference;
	const words = changedWords(before, after);
	return (
		<tr className={`is-${state}`}>
			<th scope="row">{lineText(line)}</th>
			<td data-column={now}>
				<Words {...words} changed={words.before} As="del" />
			</td>
			<td data-column={then}>
				<Words {...words} changed={words.after} As="ins" />
			</td>
		</tr>
	);
};

interface WordsProps {
	readonly start: string;
	readonly changed: string;
	readonly end: string;
	readonly As: 'del' | 'ins';
}

const Words = ({ As, changed, end, start }: WordsProps) =>
	start + changed + end === '' ? (
		<span className="plumbline-missing">{__('missing', 'plumbline')}</span>
	) : (
		<bdi>
			{start}
			{changed && <As>{changed}</As>}
			{end}
		</bdi>
	);

const isNoindex = (robots: string) => /\b(?:noindex|none)\b/i.test(robots);

function stateOf({ differences }: ComparedPage): string {
	if (differences === null) return 'unknown';
	return differences[0]?.state ?? 'equal';
}

function stateText({ differences }: ComparedPage, lost: readonly Difference[]): string {
	if (differences === null) return __('Not compared', 'plumbline');
	const [first] = lost;
	if (first) return lossText(first);
	if (differences.length === 0) return __('Equal', 'plumbline');
	const count = differences.length;
	const text = differences.some(({ state }) => state !== 'added')
		? /* translators: %d: a number of lines. */
			_n('%d line differs', '%d lines differ', count, 'plumbline')
		: /* translators: %d: a number of lines. */
			_n('%d new line', '%d new lines', count, 'plumbline');
	return sprintf(text, count);
}

function lossText({ before, line }: Difference): string {
	switch (line) {
		case lineNames.robots:
			return isNoindex(before)
				? __('Would be found in search', 'plumbline')
				: __('Would be hidden from search', 'plumbline');
		case lineNames.status:
			return __('Cannot be reached any more', 'plumbline');
		case lineNames.entries:
			return __('Would be empty', 'plumbline');
		default:
			return __('Verification lost', 'plumbline');
	}
}

function lineText(line: string): string {
	switch (line) {
		case lineNames.status:
			return __('Status', 'plumbline');
		case lineNames.url:
			return __('URL', 'plumbline');
		case lineNames.title:
			return __('Title', 'plumbline');
		case lineNames.robots:
			return __('Robots', 'plumbline');
		case lineNames.canonical:
			return __('Canonical URL', 'plumbline');
		case lineNames.data:
			return __('Structured data', 'plumbline');
		case lineNames.entries:
			return __('Entries', 'plumbline');
		case 'description':
			return __('Description', 'plumbline');
		default:
			return line;
	}
}

/** The part of a URL that differs within a site, readable. */
function pathOf(address: string): string {
	const { pathname, search } = new URL(address);
	try {
		return decodeURI(pathname + search);
	} catch {
		return pathname + search;
	}
}
