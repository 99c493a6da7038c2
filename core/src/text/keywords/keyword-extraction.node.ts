import * as extraction from './extract-keywords.ts';

export const loadKeywordExtraction = async () => extraction;
export const keywordExtraction = () => extraction;
