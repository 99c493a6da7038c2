import { useLanguage } from '../../language/language.ts';
import { usePage } from '../page-view.ts';
import { useServerAnswer } from '../server/use-server-answer.ts';

/** Whether the last changes of the page worked, in the words of the connected server. */
export function WorkedLines() {
	const { server } = usePage();
	return server ? <FromServer origin={server} /> : null;
}

/** A failure is shown where the server is asked for more: in rankings and indexing. */
function FromServer({ origin }: { readonly origin: string }) {
	const { locale } = useLanguage();
	const { url } = usePage();
	const { answer } = useServerAnswer('effects', { url, locale }, origin);
	const sentences = answer && 'output' in answer ? answer.output : [];
	if (sentences.length === 0) return null;
	return (
		<ul class="worked" data-part="worked">
			{sentences.map((sentence) => (
				<li key={sentence} dir="auto">
					{sentence}
				</li>
			))}
		</ul>
	);
}
