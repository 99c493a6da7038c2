import { Icon } from '@plumbline/ui';
import { X } from 'lucide';
import { useNavigation } from '../../address/address.ts';
import { pathOf } from '../../controls/short-url.tsx';
import { useLanguage } from '../../language/language.ts';
import { FolderFilter, RestOfPath } from '../../segment/folder-filter.tsx';

/** A page in the table: it leaves only the queries of this page. */
export function FilterByPage({ url }: { readonly url: string }) {
	const texts = useLanguage().texts.keywords;
	const { change } = useNavigation();
	if (url === '') return <span class="quiet">–</span>;
	return (
		<div class="path" dir="ltr">
			<FolderFilter url={url} />
			<button
				type="button"
				class="row-button short-url"
				title={texts.onlyPage({ url })}
				aria-label={pathOf(url)}
				onClick={() => change({ url })}
			>
				<RestOfPath url={url} />
			</button>
		</div>
	);
}

/** The page whose queries are shown, and the way back to all. */
export function ChosenPage() {
	const texts = useLanguage().texts.keywords;
	const { query, change } = useNavigation();
	const url = query.get('url');
	if (!url) return null;
	return (
		<button
			type="button"
			class="chip"
			title={texts.allPages}
			aria-label={texts.allPages}
			onClick={() => change({ url: null })}
		>
			{texts.columns.page} <b dir="ltr">{pathOf(url)}</b>
			<Icon icon={X} />
		</button>
	);
}
