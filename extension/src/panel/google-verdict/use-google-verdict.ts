import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { usePage } from '../page-view.ts';
import { useServerAnswer } from '../server/use-server-answer.ts';
import { explainBeside } from './explain-beside.ts';

/** Google’s verdict on the page from the connected server, explained beside ours. */
export function useGoogleVerdict() {
	const { report, server, url } = usePage();
	const { locale } = useLanguage();
	const { answer, askAgain } = useServerAnswer('googleVerdict', { url }, server);
	const output = answer && 'output' in answer ? answer.output : null;
	const page = output?.page ?? null;
	const explained = useMemo(
		() => page && { ...page, explained: explainBeside(page, report, locale) },
		[page, report, locale],
	);
	return {
		failure: answer && 'failure' in answer ? answer.failure : null,
		askAgain,
		/** Whether the page belongs to a site of the server; null while the request is pending. */
		isOwn: answer === null ? null : output !== null,
		/** null before Google’s first verdict. */
		verdict: explained,
	};
}

export type ShownVerdict = NonNullable<ReturnType<typeof useGoogleVerdict>['verdict']>;
