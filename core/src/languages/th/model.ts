import type { BoundaryAt } from '../../text/words/word-boundaries.ts';
import {
	type BoundaryScore,
	createBoundaryScore,
	cutAtBoundaries,
} from '../budoux/boundary-score.ts';
import { edgeScores } from '../budoux/edge-scores.ts';
import { th as weights } from '../budoux/th.generated.ts';
import type { LanguageModel } from '../language-model.ts';
import { spellings } from './spellings.ts';

/** A score only this little below zero is still an edge if the piece itself holds together better. */
const nearlyAnEdge = -300;
/** กาแฟ in กาแฟสด: compounds begin with their head, a word that holds together by itself. */
const shortestHead = 4;
const endOfHead = -1500;
const holdsTogether = -500;
const noEdge = -6000;

let score: BoundaryScore | undefined;

const weakWords = `
หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ และ หรือ แต่ ที่ ซึ่ง อัน ของ ใน บน จาก ถึง ให้ ได้
ไม่ ไม่ควร ไม่ต้อง ไม่มี มี เป็น อยู่ คือ จะ ควร ต้อง อาจ ก็ แล้ว ยัง กับ แก่ เพื่อ เพราะ ถ้า
หาก เมื่อ ก่อน หลัง ตอน เวลา วัน เดือน ปี ชั่วโมง นาที วินาที ครั้ง ครั้งแรก ทุก แต่ละ บาง หลาย
มาก น้อย กว่า ที่สุด เกินไป เท่านั้น นี้ นั้น โน่น เรา คุณ เขา ฉัน ผม คน ใคร อะไร ไหน อย่างไร
ทำไม ใช้ ทำ ทำให้ ไป มา เอา ดู เริ่ม เลือก ค้นหา อ่านต่อ อ่าน เมนู หน้าแรก แชร์ สมัคร คลิก
บทความ เว็บไซต์ หน้า ครับ ค่ะ บาท วิธี แบบ อย่า โดย ตาม ด้วย กัน เอง ทั้งหมด แรก เกิน ขึ้น
มือใหม่ ง่าย
`;

export const model: LanguageModel = { cut, holdsWords, spellings, weakWords };

function cut(text: string): string[] {
	score ??= createBoundaryScore(weights);
	return cutAtBoundaries(text, score);
}

function holdsWords(text: string, start: number, end: number, byScript: BoundaryAt) {
	if (breaksSyllable(text, start) || breaksSyllable(text, end)) return false;
	score ??= createBoundaryScore(weights);
	const { before, after, within } = edgeScores(text, start, end, byScript, score);
	const weaker = Math.min(before, after);
	if (weaker > 0 || (weaker > nearlyAnEdge && weaker > within)) return true;
	const isHead = end - start >= shortestHead && before > 0 && within < holdsTogether;
	if (isHead && after > endOfHead) return true;
	return weaker < noEdge ? false : null;
}

/**
 * Vowels written before their consonant, characters that only follow one, and a consonant left over
 * at the end.
 */
const leadingVowel = /[\u0E40-\u0E44]/;
const follower = /[\u0E2F-\u0E3A\u0E45-\u0E4E]/;
const consonant = /[\u0E01-\u0E2E]/;
const thai = /[\u0E01-\u0E4E]/;

function breaksSyllable(text: string, at: number): boolean {
	const before = text.charAt(at - 1);
	const after = text.charAt(at);
	if (leadingVowel.test(before) || follower.test(after)) return true;
	return thai.test(before) && consonant.test(after) && !thai.test(text.charAt(at + 1));
}
