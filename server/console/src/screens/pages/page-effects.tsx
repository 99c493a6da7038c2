import { listEffects } from '@plumbline/core/api';
import { callEndpoint } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { useFormats } from '../../language/use-formats.ts';
import { AnswerBadge } from '../effects/answer-badge.tsx';
import { changeText } from '../effects/change-text.ts';

interface PageEffectsProps {
	readonly site: string;
	readonly engine: string | null;
	readonly url: string;
}

/** Whether the changes of a page worked. Nothing for a page without a known change. */
export function PageEffects({ site, engine, url }: PageEffectsProps) {
	const { texts, locale } = useLanguage();
	const { day } = useFormats();
	const which = {
		site_global_key: site,
		...(engine && { search_engine_global_key: engine }),
		...{ url, locale },
	};
	const { data, error } = useAnswer(`effects ${JSON.stringify(which)}`, (signal) =>
		callEndpoint(listEffects, which, signal),
	);
	if (error) return <ErrorNotice error={error} />;
	const changes = data?.data.changes ?? [];
	if (changes.length === 0) return null;
	return (
		<section>
			<h3>{texts.effects.title}</h3>
			<ul class="plain">
				{changes.map((effect) => (
					<li key={`${effect.date} ${changeText(effect, texts)}`}>
						<span>
							<b dir="auto">{changeText(effect, texts)}</b>{' '}
							<span class="quiet">{day(effect.date)}</span>
						</span>
						<span>
							<AnswerBadge answer={effect.answer} />
						</span>
						<span>{effect.text}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
