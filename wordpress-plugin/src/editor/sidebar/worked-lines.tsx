import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { settings } from '../../settings/settings.ts';

/** Whether the last changes of a published post worked, in the words of the connected server. */
export function WorkedLines() {
	const { postAddress, postId, server } = settings();
	const isAsked = server.isConnected && postId !== 0 && postAddress !== '';
	return isAsked ? <FromServer key={postId} postId={postId} /> : null;
}

function FromServer({ postId }: { readonly postId: number }) {
	const [sentences, setSentences] = useState<readonly string[]>([]);
	useEffect(() => {
		const asked = new AbortController();
		askEffects(postId, asked.signal).then(setSentences, () => {
			// Rankings show why the server does not answer, and what to do.
		});
		return () => asked.abort();
	}, [postId]);
	return (
		<>
			{sentences.map((sentence) => (
				<p key={sentence} className="plumbline-tie" dir="auto">
					{sentence}
				</p>
			))}
		</>
	);
}

const askEffects = (postId: number, signal: AbortSignal): Promise<readonly string[]> =>
	apiFetch({ path: `/plumbline/v1/posts/${postId}/effects`, signal });
