import apiFetch from '@wordpress/api-fetch';
import { SelectControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { plainTitle } from '../../post/head/plain-title.ts';
import { metaKeys, type PostMeta, withPrimaryTerm } from '../../post/meta/post-meta.ts';
import { useScreen } from '../../post/screen/use-screen.ts';
import type { Taxonomy, Term } from './post-head.ts';

interface PrimaryTermsProps {
	readonly taxonomies: readonly Taxonomy[];
	readonly meta: PostMeta;
	readonly change: (meta: PostMeta) => void;
}

/** Lets writers choose one term of each taxonomy of which the post has several. */
export const PrimaryTerms = ({ taxonomies, ...edited }: PrimaryTermsProps) =>
	taxonomies.map((taxonomy) => (
		<PrimaryTerm key={taxonomy.attribute} taxonomy={taxonomy} {...edited} />
	));

interface PrimaryTermProps extends Omit<PrimaryTermsProps, 'taxonomies'> {
	readonly taxonomy: Taxonomy;
}

function PrimaryTerm({ taxonomy, meta, change }: PrimaryTermProps) {
	const terms = useTerms(taxonomy);
	if (terms.length < 2) return null;
	const ids = terms.map(({ id }) => id);
	const chosen = ids.find((id) => meta[metaKeys.primaryTerms]?.includes(id)) ?? 0;
	return (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={taxonomy.label}
			help={__('For the title, the breadcrumb and the URL of the post.', 'plumbline')}
			value={String(chosen)}
			options={[
				{ value: '0', label: __('Not chosen', 'plumbline') },
				...terms.map(({ id, name }) => ({ value: String(id), label: name })),
			]}
			onChange={(id) => change(withPrimaryTerm(meta, ids, Number(id)))}
		/>
	);
}

/** The terms that the post has now, which may be others than those that are saved. */
function useTerms({ attribute, path, terms: saved }: Taxonomy): readonly Term[] {
	const ids = useScreen((edited, select) => edited.termIds(select, attribute));
	const [added, setAdded] = useState<readonly Term[]>([]);
	const known = new Map([...saved, ...added].map((term) => [term.id, term]));
	const unknown = (ids ?? []).filter((id) => !known.has(id)).join();

	useEffect(() => {
		if (unknown === '' || path === '') return;
		const asked = new AbortController();
		askTerms(path, unknown, asked.signal).then(
			(terms) => setAdded((before) => [...before, ...terms]),
			() => {}, // without names, they cannot be chosen yet
		);
		return () => asked.abort();
	}, [unknown, path]);

	return ids === null ? saved : ids.flatMap((id) => known.get(id) ?? []);
}

async function askTerms(path: string, include: string, signal: AbortSignal) {
	const query = new URLSearchParams({ include, per_page: '100', _fields: 'id,name' });
	const terms: readonly Term[] = await apiFetch({ path: `${path}?${query}`, signal });
	return terms.map(({ id, name }) => ({ id, name: plainTitle(name) }));
}
