import type { FactName, FactsRead } from '../facts/fact-names.ts';
import type { NodeRef } from '../facts/node-ref.ts';
import type { OfParts } from '../memory/part-memory.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';
import type { Placeholders, Values } from './texts/text-template.ts';

/** The part of the page that a rule is about. */
export type RuleGroup =
	| 'title'
	| 'description'
	| 'headings'
	| 'content'
	| 'links'
	| 'images'
	| 'indexability'
	| 'international'
	| 'structured_data'
	| 'page';

/** `engine`: a search engine's documentation or a specification says so. Only this class is ever more than a note. */
export type RuleClass = 'engine' | 'convention' | 'accessibility' | 'information';
/**
 * `blocker`: keeps the page out of the index. `error`: must be fixed. `warning`: worth fixing.
 * `note`: never counts against the page.
 */
export type Severity = 'blocker' | 'error' | 'warning' | 'note';
/** The person who can change it. */
export type Audience = 'writer' | 'seo' | 'developer' | 'owner';

/** Inputs that a rule needs in addition to facts. */
export type Need = 'keyword' | 'site';

/** The source of a rule. */
export interface Evidence {
	/** The page of the source. */
	readonly url: string;
	/** The claim of the source, in our words. */
	readonly says: string;
	/** When a person last read it: `YYYY-MM-DD`. */
	readonly checked: string;
}

/** One thing that is wrong, with the nodes that show it; the first is the one to change. */
export interface Occurrence {
	readonly message: string;
	readonly values: Values;
	readonly nodes: readonly NodeRef[];
}

/** Why a rule has no verdict. If `evaluate` returns nothing, the rule passed or failed. */
export type NoVerdict = 'not_applicable' | { readonly notChecked: string };

// biome-ignore lint/suspicious/noConfusingVoidType: a function that just ends returns this.
type End = NoVerdict | void;

/** The result of a rule for one page. */
export interface Outcome {
	readonly end: End;
	readonly occurrences: readonly Occurrence[];
}

export interface Superseding {
	readonly rule: string;
	/**
	 * `rule`: hides this finding whenever that rule fails. `node`: hides an occurrence if that rule
	 * names all of its nodes. A list: hides the occurrences with these messages.
	 */
	readonly hides: 'rule' | 'node' | readonly string[];
}

/** The tools of a rule besides facts. */
export interface EvaluateContext {
	/** Limits and lists of the country. */
	readonly ruleSet: RuleSet;
	/** Today, for rules about dates. */
	readonly now: Date;
	/** Records a figure for the detailed report, whatever the verdict. */
	readonly measure: (values: Values) => void;
	/** For expensive work: a live audit repeats it only for parts that have changed. */
	readonly ofParts: OfParts;
}

type FoundBuilder<Template extends string> = [Placeholders<Template>] extends [never]
	? (this: object, ...nodes: readonly NodeRef[]) => void
	: (
			this: object,
			values: { readonly [Name in Placeholders<Template>]: string | number },
			...nodes: readonly NodeRef[]
		) => void;

/** One method for each message; it takes the values of the message's placeholders, then the nodes. */
export type Found<Messages extends Readonly<Record<string, string>>> = {
	readonly [Key in keyof Messages]: FoundBuilder<Messages[Key]>;
};

interface RuleFacts {
	/** Snake case, names the desired state; its file has the same name in kebab case. */
	readonly name: string;
	readonly group: RuleGroup;
	/** Risk of making the change, not of leaving it. */
	readonly risk: 'low' | 'moderate' | 'high';
	/** Effort of the change. */
	readonly difficulty: 'easy' | 'average' | 'hard';
	/** How much the change can bring, from 1 (little) to 5. */
	readonly impact: 1 | 2 | 3 | 4 | 5;
	readonly class: RuleClass;
	/** The severity of its most serious message. */
	readonly severity: Severity;
	readonly audience: Audience;
	readonly evidence: Evidence;
	readonly needs?: readonly Need[];
	readonly supersededBy?: readonly Superseding[];
	/** The desired state, as a sentence. */
	readonly title: string;
	/** Why it matters, as one or two sentences. */
	readonly why: string;
	/** What to do, in the imperative. */
	readonly fix: string;
}

/** A rule as you write it for `defineRule`. */
export interface RuleDefinition<
	Reads extends readonly FactName[],
	MayRead extends readonly FactName[],
	Messages extends Readonly<Record<string, string>>,
> extends RuleFacts {
	/** If one of these facts is unknown, the rule is not checked. */
	readonly reads: Reads;
	/** Facts that help if they are known; null if they are not. */
	readonly mayRead?: MayRead;
	/** The defect, one sentence per case; `{name}` is replaced by a value. */
	readonly messages: Messages;
	/** Messages that are only notes, whatever the severity of the rule. */
	readonly noteMessages?: readonly Extract<keyof Messages, string>[];
	/** The headline when several nodes fail; has `{count}`. */
	readonly many?: string;
	/** Calls a method of `found` for each fault. Returns nothing, or why there is no verdict. */
	readonly evaluate: (
		facts: FactsRead<Reads[number], MayRead[number]>,
		found: Found<Messages>,
		context: EvaluateContext,
	) => End;
}

/** A rule as the runner, the generator and views use it. */
export interface Rule extends RuleFacts {
	readonly needs: readonly Need[];
	readonly supersededBy: readonly Superseding[];
	readonly reads: readonly FactName[];
	readonly mayRead: readonly FactName[];
	readonly messages: Readonly<Record<string, string>>;
	readonly noteMessages: readonly string[];
	/** The headline when several nodes fail; null if each message is its own. */
	readonly many: string | null;
	/** Judges the facts that `reads` and `mayRead` name. */
	readonly run: (facts: Readonly<Record<string, unknown>>, context: EvaluateContext) => Outcome;
}

/** A rule without its function: plain data. */
export type RuleData = Omit<Rule, 'run'>;

/**
 * Defines a rule of your own, for `ownRules` and `judgeRule`. The compiler checks the facts it reads
 * and the values of its messages; nothing is checked when it is called from JavaScript.
 */
export function defineRule<
	const Reads extends readonly FactName[],
	const Messages extends Readonly<Record<string, string>>,
	const MayRead extends readonly FactName[] = [],
>(definition: RuleDefinition<Reads, MayRead, Messages>): Rule {
	const { evaluate, mayRead, many, needs, noteMessages, supersededBy, ...rule } = definition;
	const findings: Findings = { occurrences: noOccurrences };
	const found = foundIn(findings, definition.messages);
	return {
		...rule,
		needs: needs ?? [],
		supersededBy: supersededBy ?? [],
		mayRead: mayRead ?? [],
		noteMessages: noteMessages ?? [],
		many: many ?? null,
		run(facts, context) {
			findings.occurrences = noOccurrences;
			// The runner passes just the facts that `reads` and `mayRead` name.
			const end = evaluate(facts as Parameters<typeof evaluate>[0], found, context);
			const { occurrences } = findings;
			// Kept until the next run, they would keep the text of the page in memory.
			findings.occurrences = noOccurrences;
			return { end, occurrences };
		},
	};
}

type Messages = Readonly<Record<string, string>>;

/** Collects the findings of the present run of a rule: one object for all its runs, alike in all rules. */
interface Findings {
	occurrences: Occurrence[];
}

/** Most runs find nothing. Frozen: the first occurrence creates a new list. */
const noOccurrences = Object.freeze([]) as unknown as Occurrence[];

/** `evaluate` adds an occurrence by calling the method of its message. */
function foundIn<Of extends Messages>(findings: Findings, messages: Of): Found<Of> {
	const methods = Object.keys(messages).map((message) => [
		message,
		(...given: readonly (Values | NodeRef)[]) => {
			if (findings.occurrences === noOccurrences) findings.occurrences = [];
			findings.occurrences.push(occurrenceOf(message, given));
		},
	]);
	return Object.fromEntries(methods) as Found<Of>; // one method for each key of the messages
}

function occurrenceOf(message: string, given: readonly (Values | NodeRef)[]): Occurrence {
	const [first, ...rest] = given;
	const hasValues = typeof first === 'object';
	// The type `Found` allows only nodes after the values.
	const nodes = (hasValues ? rest : given) as readonly NodeRef[];
	return { message, values: hasValues ? first : {}, nodes };
}
