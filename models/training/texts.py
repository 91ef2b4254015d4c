"""The running text from which multilingual/prune.py chooses the pieces, by language: how many characters of each file are read. Chat-like and
modern texts are read in full, novels in part."""
WHOLE = 40_000_000
TEXTS = {
    "en": {
        "en_prompts": WHOLE, "en_prompts_arena": WHOLE, "en_prompts_dolly": WHOLE, "en_prompts_eval": WHOLE, "en_prompts_oasst": WHOLE,
        "en_prompts_principles": WHOLE, "en_prompts_tools": WHOLE, "en_agents": WHOLE, "en_code_rules": WHOLE, "en_config": WHOLE, "en_logs": WHOLE, "en_sql": WHOLE,
        "en_support": WHOLE, "en_support_requests": WHOLE, "en_masc": WHOLE, "en_ewt": WHOLE, "en_utterances": WHOLE, "en_chat_topical": WHOLE,
        "en_chat_sgd": 3_000_000, "en_chat_hh": WHOLE, "en_chat_irc": 6_000_000, "en_chat_meetings": 5_000_000, "en_chat_taskmaster4": WHOLE,
        "en_medical_dialogue": WHOLE, "en_counsel": WHOLE, "en_medquad": 6_000_000, "en_textbooks": 9_000_000, "en_tech": 12_000_000, "en_factbook": WHOLE,
        "en_wiki": WHOLE, "en_books": 26_000_000,
    },
    "de": {"de_prompts": WHOLE, "de_web": WHOLE, "de_legal": 3_000_000, "de_novels": 2_500_000},
    "fr": {"fr_prompts": WHOLE, "fr_web": WHOLE, "fr_spoken": WHOLE, "fr_novels": 2_500_000},
    "es": {"es_prompts": WHOLE, "es_texts": WHOLE, "es_web": WHOLE, "es_clinical": WHOLE, "es_novels": 2_000_000},
    "it": {"it_prompts": WHOLE, "it_tweets": WHOLE, "it_novels": 2_500_000},
    "pt": {"pt_prompts": WHOLE, "pt_tweets": WHOLE}, "nl": {"nl_prompts": WHOLE, "nl_wiki": WHOLE}, "pl": {"pl_prompts": WHOLE},
    "ru": {"ru_prompts": WHOLE, "ru_web": WHOLE}, "uk": {"uk_texts": WHOLE, "uk_speech": WHOLE}, "be": {"be_web": WHOLE}, "bg": {"bg_prompts": WHOLE},
    "zh": {"zh_prompts": WHOLE, "zh_agents": WHOLE, "zh_advice": WHOLE, "zh_chat": WHOLE, "zh_counsel": WHOLE},
    "ja": {"ja_prompts": WHOLE, "ja_chat": WHOLE, "ja_support": WHOLE, "ja_web": WHOLE}, "ko": {"ko_prompts": WHOLE, "ko_web": WHOLE},
    "ar": {"ar_prompts": WHOLE, "ar_tweets": WHOLE}, "fa": {"fa_prompts": WHOLE, "fa_web": WHOLE}, "he": {"he_speech": WHOLE}, "hi": {"hi_web": WHOLE},
    "tr": {"tr_prompts": WHOLE, "tr_reviews": WHOLE, "tr_web": WHOLE}, "vi": {"vi_prompts": WHOLE, "vi_web": WHOLE},
    "id": {"id_prompts": WHOLE, "id_reviews": WHOLE, "id_web": WHOLE}, "fi": {"fi_prompts": WHOLE, "fi_web": WHOLE}, "sk": {"sk_prompts": WHOLE},
    "ro": {"ro_web": WHOLE}, "no": {"no_web": WHOLE}, "ga": {"ga_tweets": WHOLE},
}
