import { rememberOnServer } from '../../settings/settings.ts';
import { useSetting } from '../../settings/use-setting.ts';
import { askServer } from './ask-server.ts';
import { FailureNotice } from './failure-notice.tsx';
import { useServerAnswer } from './use-server-answer.ts';
import { useServerTexts } from './use-server-texts.ts';

/** The sites of the connected server, and a button to disconnect. */
export function Connected({ origin }: { readonly origin: string }) {
	const texts = useServerTexts();
	const [isRemembering, setRemembering] = useSetting(rememberOnServer);
	const { answer, askAgain } = useServerAnswer('sites', null, origin);
	return (
		<>
			{answer === null && <p>{texts.asking}</p>}
			{answer && 'failure' in answer && (
				<FailureNotice failure={answer.failure} origin={origin} onAgain={askAgain} />
			)}
			{answer && 'output' in answer && answer.output.length === 0 && <p>{texts.noSites}</p>}
			{answer && 'output' in answer && (
				<ul class="sites">
					{answer.output.map(({ key, title, domain }) => (
						<li key={key} dir="auto">
							{title} <small>{domain}</small>
						</li>
					))}
				</ul>
			)}
			<label class="check-field">
				<input
					type="checkbox"
					checked={isRemembering ?? false}
					onChange={({ currentTarget: { checked } }) => setRemembering(checked)}
				/>
				<span>
					{texts.remember} <small class="quiet-text">{texts.rememberWhy({ origin })}</small>
				</span>
			</label>
			<button type="button" class="more" onClick={() => void askServer('disconnect', null)}>
				{texts.disconnect}
			</button>
			<p>{texts.disconnectHint}</p>
		</>
	);
}
