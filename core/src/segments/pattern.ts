import {
	type Edge,
	type HasCharacter,
	isWordCharacter,
	type PatternNode,
	parsePattern,
} from './pattern-syntax.ts';

/** A regular expression that looks at each character of a text once, whatever anybody typed. */
export interface Pattern {
	/** Whether it fits anywhere in a text in lower case. */
	matches(text: string): boolean;
	/** The work so far: how often a part of the expression was compared. */
	readonly steps: number;
}

type Instruction =
	| { readonly kind: 'character'; readonly has: HasCharacter; readonly next: number }
	| { readonly kind: 'edge'; readonly edge: Edge; readonly next: number }
	| { readonly kind: 'split'; next: number; readonly other: number }
	| { readonly kind: 'found' };

/** Each instruction is compared with each character at most. */
const mostInstructions = 500;

class TooLong extends Error {}

/** Null for a text that is not a regular expression, or one with too many repetitions. */
export function createPattern(source: string): Pattern | null {
	const tree = parsePattern(source);
	if (tree === null) return null;
	try {
		return createMatcher(compiled(tree));
	} catch (error) {
		if (error instanceof TooLong) return null;
		throw error;
	}
}

interface Program {
	readonly instructions: readonly Instruction[];
	readonly first: number;
}

/** Compiles from the end, so that each part knows what follows it. */
function compiled(tree: PatternNode): Program {
	const instructions: Instruction[] = [];
	const add = (instruction: Instruction): number => {
		if (instructions.length === mostInstructions) throw new TooLong();
		return instructions.push(instruction) - 1;
	};
	const either = (one: number, other: number) => add({ kind: 'split', next: one, other });
	let visits = 0;

	function before(next: number, node: PatternNode): number {
		// Empty groups can be repeated a billion times without an instruction.
		if (++visits > 10 * mostInstructions) throw new TooLong();
		switch (node.kind) {
			case 'character':
				return add({ kind: 'character', has: node.has, next });
			case 'edge':
				return add({ kind: 'edge', edge: node.edge, next });
			case 'sequence':
				return node.parts.reduceRight(before, next);
			case 'either':
				return node.choices.map((choice) => before(next, choice)).reduceRight(either);
			case 'repeat':
				return repeated(node, next);
		}
	}

	function repeated({ least, most, node }: Extract<PatternNode, { kind: 'repeat' }>, next: number) {
		let first = next;
		if (most === null) {
			const loop: Instruction = { kind: 'split', next, other: next };
			first = add(loop);
			loop.next = before(first, node);
		} else {
			for (let more = least; more < most; more++) first = either(before(first, node), next);
		}
		for (let times = 0; times < least; times++) first = before(first, node);
		return first;
	}

	const end = add({ kind: 'found' });
	return { first: before(end, tree), instructions };
}

/** Follows all ways through the program at once (Thompson 1968). */
function createMatcher({ first, instructions }: Program): Pattern {
	const seen = new Uint32Array(instructions.length);
	let [round, steps, isFound] = [0, 0, false];
	let codes: readonly number[] = [];
	let waiting: Extract<Instruction, { kind: 'character' }>[] = [];

	function follow(place: number, at: number): void {
		const instruction = instructions[place];
		if (seen[place] === round || instruction === undefined) return;
		seen[place] = round;
		steps++;
		if (instruction.kind === 'found') isFound = true;
		else if (instruction.kind === 'character') waiting.push(instruction);
		else if (instruction.kind === 'split') {
			follow(instruction.next, at);
			follow(instruction.other, at);
		} else if (isAtEdge(codes, at, instruction.edge)) follow(instruction.next, at);
	}

	return {
		matches: (text) => {
			codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
			isFound = false;
			waiting = [];
			for (let at = 0; at <= codes.length; at++) {
				const ready = waiting;
				const before = codes[at - 1] ?? 0;
				waiting = [];
				round++;
				for (const { has, next } of ready) if (has(before)) follow(next, at);
				// It may begin anywhere.
				follow(first, at);
				if (isFound) return true;
			}
			return false;
		},
		get steps() {
			return steps;
		},
	};
}

function isAtEdge(codes: readonly number[], at: number, edge: Edge): boolean {
	if (edge === 'start') return at === 0;
	if (edge === 'end') return at === codes.length;
	const isWord = (place: number) => isWordCharacter(codes[place] ?? 0);
	return (isWord(at - 1) !== isWord(at)) === (edge === 'word');
}
