import { Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { usePostMeta } from '../../post/screen/use-screen.ts';
import { failureText } from '../../server-answers/failure-text.ts';
import { settings } from '../../settings/settings.ts';
import { ForeignFields } from './foreign-fields.tsx';
import { OwnFields } from './own-fields.tsx';
import { askHead, type PostHead } from './post-head.ts';

/** The fields for search results and sharing, with previews. */
export function SearchFields() {
	const { head, failure } = usePostHead(settings().postId);
	const edited = usePostMeta();
	if (failure !== null) {
		return (
			<Notice status="warning" isDismissible={false}>
				{failure}
			</Notice>
		);
	}
	if (!head)
		return <p className="plumbline-quiet">{__('Requesting data from the site…', 'plumbline')}</p>;
	return (
		<div className="plumbline">
			{head.owner !== null ? (
				<ForeignFields owner={head.owner} head={head} />
			) : (
				edited && <OwnFields head={head} meta={edited[0]} change={edited[1]} />
			)}
		</div>
	);
}

interface Asked {
	/** Null until it is loaded. */
	readonly head: PostHead | null;
	/** Why loading failed; null otherwise. */
	readonly failure: string | null;
}

function usePostHead(postId: number): Asked {
	const [answer, setAnswer] = useState<Asked>({ head: null, failure: null });

	useEffect(() => {
		if (postId === 0) return setAnswer({ head: archiveHead(), failure: null });
		const asked = new AbortController();
		askHead(postId, asked.signal).then(
			(head) => setAnswer({ head, failure: null }),
			(failure: unknown) => {
				if (!asked.signal.aborted) setAnswer({ head: null, failure: failureText(failure) });
			},
		);
		return () => asked.abort();
	}, [postId]);

	return answer;
}

/** The screen of an archive knows its head already. */
function archiveHead(): PostHead {
	const { head, postAddress } = settings();
	return {
		owner: head.owner,
		fields: null,
		variables: head.variables,
		address: postAddress,
		taxonomies: [],
	};
}
