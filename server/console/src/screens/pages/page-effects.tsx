import { listEffects } from '@plumbline/core/api';
import { callEndpoint } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { AnswerBadge } from '../effects/effect-columns.tsx';

interface PageEffectsProps {
	readonly site: string;
	readonly engine: string | null;
	readonly url: string;
}

/** Whether the changes of a page worked. Nothing for a page without a known change. */
export function PageEffects({ site, engine, url }: PageEffectsProps) {
	const { texts, locale } = useLanguage();
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
				{changes.map(({ answer, sentence }) => (
					<li key={sentence}>
						<AnswerBadge answer={answer} />
						<span dir="auto">{sentence}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
