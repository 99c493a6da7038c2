import { useLanguage } from '../../language/language.ts';
import type { ShownFinding } from './shown-findings.ts';

const marks = { must: '!', worth: '~', note: 'i' };
const colors = { must: 'bad', worth: 'warn', note: 'quiet-dot' };

/** A finding on this page, with the nodes that caused it; then its reason, remedy and source. */
export function FindingView({ finding }: { readonly finding: ShownFinding }) {
	const texts = useLanguage().texts.audit;
	const { rule, weight } = finding;
	const occurrences = rule.occurrences ?? [];
	const hidden = (rule.occurrence_count ?? 0) - occurrences.length;
	const evidence = rule.evidence && /^https?:/.test(rule.evidence.url) ? rule.evidence : null;
	return (
		<details class="finding">
			<summary>
				<span class={`dot ${colors[weight]}`} aria-hidden="true">
					{marks[weight]}
				</span>
				<span>
					<span class="spoken">{texts.weights[weight]}: </span>
					<b dir="auto">{rule.message ?? rule.title}</b>
				</span>
			</summary>
			<div class="finding-body">
				<p>{rule.why}</p>
				<p class="fix">{rule.fix}</p>
				{occurrences.map(({ id, message, snippet, line, column }) => (
					<div key={id} class="node">
						{message !== rule.message && <p dir="auto">{message}</p>}
						{snippet && <code dir="ltr">{snippet}</code>}
						{line !== null && <span class="quiet">{`${line}:${column}`}</span>}
					</div>
				))}
				{hidden > 0 && <p class="quiet">{texts.more({ count: hidden })}</p>}
				{evidence && (
					<p class="quiet">
						{texts.classes[rule.class ?? 'information']} ·{' '}
						<a href={evidence.url} target="_blank" rel="noreferrer">
							{evidence.says}
						</a>
					</p>
				)}
			</div>
		</details>
	);
}
